"""Games of hidden codes: what an answer tells, which guess is good, and which is proven best.

This package knows no game. A game hands over its codes and the facts that a guess is scored by, and
everything here follows from these. One example runs through this page; the module to read with each
step is named, and they are best read in this order.

**The game** (`example`). A code has three letters, each a or b, so there are eight codes. A guess
is answered with two counts: the letters that are right where they stand, and the letters that are
right wherever they stand.

    >>> from cicada.deduction.example import CODES, ROOT, EightCodes
    >>> CODES
    ['aaa', 'aab', 'aba', 'abb', 'baa', 'bab', 'bba', 'bbb']
    >>> def feedback(secret, guess):
    ...     in_place = sum(a == b for a, b in zip(secret, guess))
    ...     anywhere = sum(min(secret.count(letter), guess.count(letter)) for letter in "ab")
    ...     return in_place, anywhere
    >>> feedback("abb", guess="aab")
    (2, 2)

The plain way to use an answer is a loop over all codes. That is easy to read and slow: a hint on a
board of a million codes scores many guesses against every one of them.

    >>> [code for code in CODES if feedback(code, guess="aab") == (2, 2)]
    ['aaa', 'abb', 'bab']

**A set of codes is a number** (`terms`). Every code has a place, and a set of codes is the number
whose bits say which places belong to it: a mask. Masks are printed with place 0 on the right.

    >>> from cicada.deduction.terms import mask_of, members
    >>> ends_in_b = mask_of(place for place, code in enumerate(CODES) if code[2] == "b")
    >>> starts_with_a = mask_of(place for place, code in enumerate(CODES) if code[0] == "a")
    >>> f"{ends_in_b:08b}, {starts_with_a:08b}, both {ends_in_b & starts_with_a:08b}"
    '10101010, 00001111, both 00001010'

**Facts by name** (`space`). The first count of the answer to "aab" adds up three facts about the
secret: a at peg 0, a at peg 1, b at peg 2. A space is the codes with such masks by name.

    >>> space = EightCodes.space
    >>> [in_place] = space.sums([[(0, "a"), (1, "a"), (2, "b")]])
    >>> print(*(f"{mask:08b}" for mask in in_place))
    00001111 00110011 10101010

**Counting for all codes at once** (`partition`). How many of the three masks is each code in? Read
down the columns, and write each sum in binary: the last digits of all sums are one mask again, the
digits before them another. These are the bit planes, and a few `&` and `^` make them.

    >>> from cicada.deduction.partition import add_up
    >>> low, high = add_up(in_place)
    >>> print(f"{low:08b} low digits", f"{high:08b} high digits", sep=chr(10))
    10010110 low digits
    00101011 high digits

Place 1, the second column from the right, has the digits 11: "aab" itself has three letters in
place. Splitting by every plane gives the feedback classes: for each answer, the secrets that give
it. No loop ran over the codes.

    >>> from cicada.deduction.partition import partition
    >>> names = EightCodes().names(CODES.index("aab"))
    >>> for answer, mask in sorted(partition(space.all, space.sums(names)).items()):
    ...     print(answer, [CODES[place] for place in members(mask)])
    (0, 2) ['bba']
    (1, 1) ['bbb']
    (1, 3) ['aba', 'baa']
    (2, 2) ['aaa', 'abb', 'bab']
    (3, 3) ['aab']

**The game tree** (`node`). A node is the game after some guesses: the secrets still possible, and
the guesses worth considering. An answer leads from a node to the next.

    >>> guess = CODES.index("aab")
    >>> after = ROOT.after(guess, ROOT.classes(guess)[2, 2])
    >>> [CODES[number] for number in after.secrets.numbers]
    ['aaa', 'abb', 'bab']

**What makes a guess good** (`metric`). Small classes are good: a metric puts a cost on the sizes of
the classes. By expected size, "aab" leaves 16/8 secrets on average, "aaa" 20/8.

    >>> from cicada.deduction.metric import EXPECTED_SIZE
    >>> for code in ("aab", "aaa"):
    ...     sizes = ROOT.sizes(CODES.index(code))
    ...     print(code, sorted(sizes), EXPECTED_SIZE.of(sizes, possible=True))
    aab [1, 1, 2, 3] 16
    aaa [1, 3, 3] 20

**The best guess** (`strategy`, and `search.ranking` for how). Guesses come in the order of their
cost, as masks of equally good ones; a strategy takes the lowest code of the first mask.

    >>> from cicada.deduction.search.ranking import rank
    >>> for cost, mask in rank(ROOT, ROOT.guesses, EXPECTED_SIZE):
    ...     print(cost, [CODES[place] for place in members(mask)])
    16 ['aab', 'aba', 'abb', 'baa', 'bab', 'bba']
    20 ['aaa', 'bbb']

**How a strategy fares** (`evaluation`; `tree` writes a strategy down). Played against all eight
secrets, it finds one with its first guess, four with the second and three with the third.

    >>> from cicada.deduction.evaluation import evaluate
    >>> from cicada.deduction.strategy import by_metric
    >>> played = evaluate(by_metric(EXPECTED_SIZE), ROOT)
    >>> played.histogram, played.total
    ((0, 1, 4, 3), 18)

**Proof** (`search.optimal`). Could another strategy need fewer than 18 guesses? Branch and bound
says no. A guess has at most four answers besides "found", so at best one secret is found with the
first guess and four with the second; the other three need a third: 1 + 4 * 2 + 3 * 3 = 18.

    >>> from cicada.deduction.search.optimal import least_cost, prove
    >>> least_cost(8, most_guesses=99, answers=4)
    18
    >>> proof = prove(ROOT, answers=4)
    >>> proof.cost, CODES[proof.guess]
    (18, 'aab')

So a guess of a person can be judged by what it needs more than the best one.

    >>> from cicada.deduction.search.optimal import best_on_average, needed_on_average
    >>> needed_on_average(ROOT, CODES.index("aaa"), answers=4, effort=10**6)
    2.625
    >>> best_on_average(ROOT, answers=4, effort=10**6).guesses
    2.25

After that, `contradiction` tells which answers cannot all be right. `search` holds
what makes all this fast, and comes last.
"""
