"""The judge of the lab in a shell and in a notebook, for programs in any language.

`run` plays a `cicada.lab.run` to its end, `program` a process that is asked, `submission` what is
judged, `folder` many of them. `formats` and `assignment` write what platforms read, `command` and
`notebook` are what is called. `mains` has for each kind of exercise what a program reads and
writes, and for games the programs to begin with.
"""
