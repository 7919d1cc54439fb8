"""The judge of the lab in a shell and in a notebook, for programs in any language.

`run` plays a `cicada.lab.run` to its end, `program` a process that is asked, `submission` what is
judged, `folder` many of them. `formats` and `assignment` write what
platforms read, `mains` are programs to begin with, `command` and `notebook` what is called.
"""
