// What docs/check-game.mjs knows of each game: its pack, who is dealt what, and what is drawn from where, as docs/fairness.md says.
const french = [...'SHDC'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => rank + suit)), jokers = [...french, 'X1', 'X2'];
const spanish = [...'OCEB'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((rank) => rank + suit));
const marked = (pack, ...marks) => marks.flatMap((mark) => pack.map((card) => card + mark));
const PACKS = {
  chinkway: () => french, chanoyu: () => jokers, chinaso: () => marked(jokers, '', '#2', '#3'),
  chapanka: () => french.filter((card) => card[0] !== 'T'), slobberhannes: () => french.filter((card) => !/^[2-6]/.test(card)),
  chinchon: ({ deck }, n) => marked(spanish.filter((card) => deck !== '40' || !/^[89]/.test(card)), ...(n < 5 ? [''] : ['', '#2'])),
};
/** Between how many people each game is for. */
export const SEATS = {
  chinkway: [5, 5], chinaso: [2, 7], chinchon: [2, 8], chapanka: [4, 4], chanoyu: [3, 5], slobberhannes: [4, 4],
};
const [RIGHT, LEFT] = [-1, 1], TOO_OFTEN = 'nothing is shuffled at this time';
/** Follows a game: `same` and `fail` complain of what is otherwise; `shuffled(cards, k)` is the k-th shuffle. */
export const dealsOf = ({ game, options, owner, seats }, { shuffled, same, fail }) => {
  const n = seats.length, all = [...seats.keys()], pack = PACKS[game](options, n);
  const quest = french.filter((card) => !/J[DS]/.test(card));
  let s = { k: 0, due: 'draw', deals: 0, scores: all.map(() => 0), points: [], in: all };
  const turn = (seat, step) => (seat + step + n) % n, from = (first, step) => all.map((i) => (first + i * step + n * n) % n);
  const draw = (cards) => shuffled(cards, s.k++);
  const once = (due, then) => (s.due === due ? (s.due = then) : fail(TOO_OFTEN));
  const first = (seat) => (once('draw', 'deal'), (s.next = seat));
  const block = (cards, at, each) => cards.slice(at * each, (at + 1) * each);
  const blocks = (cards, order, each) => all.map((seat) => block(cards, order.indexOf(seat), each));
  const dealt = (by) => (once('deal', 'play'), same('seats dealt from', s.next, by), s.deals++, draw(pack));
  const take = (card, zone) => (same('cards drawn', s[zone][0], card), (s[zone] = s[zone].slice(1)));
  const scored = (points) => Object.assign(s, {
    due: 'deal', points: [points, ...s.points], scores: s.scores.map((sum, seat) => sum + (points[seat] ?? 0)),
  });
  const renewed = (cards, stock) => {
    if (s.stock.length > 0) fail(TOO_OFTEN);
    same('cards', draw(cards), stock);
  };
  const fromLive = ({ from: zone, card }) => (zone === 'hand' ? null : (same('cards taken', s.live, card), (s.live = null)));
  /** In Chinkway the newest deal in which two of one score scored differently decides. */
  const better = (a, b) => s.scores[b] - s.scores[a] || (s.points.map((deal) => deal[b] - deal[a]).find((more) => more !== 0) ?? 0);
  const last = options.length === 'full' ? 10 : 5, wants = (how) => s.wanted === true && options.finalDeal === how;
  const EVENTS = {
    chinkway: {
      questShuffled: ({ pack: said }) => {
        const isExtra = s.deals === last && wants('eleventh') && s.quest.length < quest.length;
        if (s.due !== 'deal' || (s.quest !== undefined && !isExtra)) fail(TOO_OFTEN);
        same('Quest cards', (s.quest = draw(quest)), said);
      },
      dealt: ({ kind, positions, hands }) => {
        const order = from(s.first + 1, LEFT).sort(better), isAnother = s.deals + 1 === last && wants('reseat');
        const due = isAnother ? 'reseated' : s.deals < last ? 'scheduled' : wants('eleventh') ? 'extra' : 'no deal';
        const places = { reseated: [2, 0, 1, 3, 4], extra: [2, 3, 4, 0, 1] }[due];
        same('kinds of deal', due, kind);
        same('seats dealt from', places?.map((place) => order[place]) ?? from(s.first + s.deals, LEFT), positions);
        const cards = dealt(s.next), two = cards.slice(-2);
        same('hands', blocks(cards, positions, 10).map((hand, seat) => (seat === positions[0] ? [...hand, ...two] : hand)), hands);
      },
      questTurned: ({ quest: turned }) => turned.forEach((card) => take(card, 'quest')),
      finalAnswered: ({ wanted }) => (s.wanted = wanted),
      dealScored: ({ points }) => scored(points),
      gameOver: ({ questPack }) => same('Quest cards left', s.quest, questPack),
    },
    chinaso: {
      dealerDrawn: ({ seat }) => (first(draw(all)[0]), same('seats drawn', s.next, seat)),
      dealt: ({ dealer, hands, turned, stock }) => {
        const cards = dealt(dealer);
        same('hands', blocks(cards, from(dealer + 1, LEFT), 11), hands);
        same('cards turned and left', cards.slice(n * 11), [turned, ...stock]);
        Object.assign(s, { next: turn(dealer, LEFT), stock, live: turned, dead: [] });
      },
      reshuffled: ({ stock }) => {
        renewed(pack.filter((card) => s.dead.includes(card)), stock);
        Object.assign(s, { stock, dead: [] });
      },
      drawn: ({ card }) => take(card, 'stock'),
      discardTaken: fromLive, bought: fromLive, laidOff: fromLive, jokerSwapped: fromLive,
      discarded: ({ card }) => Object.assign(s, { dead: s.live === null ? s.dead : [...s.dead, s.live], live: card }),
      handScored: ({ points }) => scored(points),
    },
    chinchon: {
      leaderDrawn: ({ seat, rounds }) => {
        let cards = draw(pack), drawing = from(0, RIGHT);
        for (const round of rounds) {
          same('cards drawn for the lead', drawing.map((who, i) => ({ seat: who, card: cards[i] })), round);
          cards = cards.slice(drawing.length);
          const highest = Math.max(...round.map(({ card }) => parseInt(card, 10)));
          drawing = round.filter(({ card }) => parseInt(card, 10) === highest).map((drawn) => drawn.seat);
        }
        if (drawing.length > 1 && cards.length >= drawing.length) fail('the lead was not drawn to its end');
        same('seats drawn', first(drawing[0]), seat);
      },
      dealt: ({ leader, dealer, hands, turned, stock }) => {
        [s.next] = from(s.next, RIGHT).filter((seat) => s.in.includes(seat));
        const cards = dealt(leader), served = from(leader, RIGHT).filter((seat) => s.in.includes(seat)), m = served.length;
        same('hands', all.map((seat) => cards.filter((_, i) => i < 7 * m && served[i % m] === seat)), hands);
        same('dealers', served[m - 1], dealer);
        same('cards turned and left', cards.slice(7 * m), [turned, ...stock]);
        Object.assign(s, { next: turn(leader, RIGHT), stock, pile: [turned] });
      },
      stockRenewed: ({ stock }) => (renewed([...s.pile].reverse(), stock), Object.assign(s, { stock, pile: [] })),
      drawn: ({ card }) => take(card, 'stock'),
      discardTaken: ({ card, uncovered }) => (take(card, 'pile'), same('discards', s.pile[0], uncovered)),
      discarded: ({ card, covered }) => (same('discards', s.pile[0], covered), (s.pile = [card, ...s.pile])),
      dealScored: ({ points, out }) => (scored(points), (s.in = s.in.filter((seat) => !out.includes(seat)))),
      reenlisted: ({ seat, total }) => Object.assign(s, { in: [...s.in, seat], scores: s.scores.with(seat, total) }),
      gameOver: ({ stock }) => same('cards left', s.stock, stock),
    },
    chapanka: {
      dealerDrawn: ({ seat, cards }) => {
        const due = draw(pack);
        same('cards drawn', due.slice(0, due.indexOf('JH') + 1), cards);
        same('seats drawn', first(from(3, RIGHT)[(cards.length - 1) % 4]), seat);
      },
      dealt: ({ dealer, hands, talon }) => {
        const cards = dealt(dealer), order = from(dealer - 1, RIGHT);
        same('hands', blocks(cards, order, 11).map((hand, seat) => (seat === dealer ? [...hand, cards[44]] : hand)), hands);
        same('talons', all.map((seat) => cards[45 + order.indexOf(seat)] ?? null), talon);
        Object.assign(s, { next: turn(dealer, RIGHT), talon });
      },
      exchanged: ({ seat, drawn }) => same('cards drawn', s.talon[seat], drawn),
      paid: ({ payments }) => payments.forEach(({ from: payer, to, amount }) => {
        s.scores = s.scores.map((sum, seat) => sum + (seat === to ? amount : 0) - (seat === payer ? amount : 0));
      }),
      dealScored: () => (s.due = 'deal'),
    },
    chanoyu: {
      dealt: ({ dealer, hands, pile }) => {
        if (s.due === 'draw') first(owner ?? 0);
        const cards = dealt(dealer), order = from(dealer - 1, RIGHT);
        same('hands', blocks(cards, order, 5), hands);
        same('piles', cards.slice(n * 5), pile);
        Object.assign(s, { pile, leader: order[0], dealer });
      },
      trickCompleted: ({ winner }) => (s.leader = winner ?? s.leader),
      drawn: ({ cards }) => from(s.leader, RIGHT).forEach((seat) => take(cards[seat], 'pile')),
      roundScored: ({ points }) => {
        scored(points);
        [s.next] = from(s.dealer - 1, RIGHT).sort((a, b) => s.scores[b] - s.scores[a]);
      },
      gameOver: ({ pile }) => same('cards left', s.pile, pile),
    },
    slobberhannes: {
      dealt: ({ dealer, hands }) => {
        same('hands', blocks(dealt(dealer), from(dealer, LEFT), 8), hands);
        Object.assign(s, { next: turn(dealer, LEFT), tricks: [], trick: [], queen: null });
      },
      cardPlayed: ({ card }) => (s.trick = [...s.trick, card]),
      trickWon: ({ seat }) => {
        const queen = s.trick.includes('QC') ? seat : s.queen;
        Object.assign(s, { tricks: [...s.tricks, seat], queen, trick: [] });
      },
      dealScored: () => {
        const bad = [s.tricks[0], s.tricks[7], s.queen];
        scored(all.map((seat) => bad.filter((who) => who === seat).length + (bad.every((who) => who === seat) ? 1 : 0)));
      },
    },
  }[game];
  if (game === 'chinkway' || game === 'slobberhannes') s.first = first(draw(all)[0]);
  if (game === 'slobberhannes') s.next = turn(s.next, LEFT);
  const states = [];
  return {
    follow: (event) => {
      states.push(s);
      const before = event.type === 'takenBack' ? states[event.from - 1] : s;
      if (before?.k !== s.k) fail('a shuffle was taken back');
      s = { ...before };
      if (Object.hasOwn(EVENTS, event.type)) EVENTS[event.type](event);
    },
    state: () => s,
    /** How many are ahead of a seat, where the points alone say so; undefined in Chinchón and Chanoyu. */
    ahead: (seat) => {
      const best = { chinaso: -1, slobberhannes: -1, chapanka: 1 }[game];
      if (game === 'chinkway') return all.filter((other) => better(other, seat) < 0).length;
      return best && all.filter((other) => best * (s.scores[other] - s.scores[seat]) > 0).length;
    },
  };
};
