import { defaultOptions, stepsOf, transitionsOf } from '@chinwag/rules';
import { chanoyu as game } from '@chinwag/rules/chanoyu';

// A whole game, by the public contract alone: npx tsx docs/play-a-game.ts
const setup = { seats: 3, owner: 0, options: defaultOptions(game.options), seed: 'c0ffee'.padEnd(64, '0') };

const choose = (state: Parameters<typeof game.actors>[0]) => {
  const [seat = 0] = game.actors(state);
  const view = game.hide(state, seat); // a player decides by what their seat may see
  const [move] = game.legalMoves(view, seat);
  return move === undefined ? null : { seat, move };
};

for (const step of stepsOf(game, setup, choose)) {
  for (const { event, after } of transitionsOf(game, step)) {
    const deal = after.records.at(-1);
    if (game.dealEnds.includes(event.type)) console.log(`Round ${deal?.number}: ${deal?.points.join(', ')}`);
    const result = game.result(after);
    for (const { place, seat, score } of result?.standings ?? []) console.log(`Place ${place}: seat ${seat} with ${score}`);
    if (result !== null) console.log(`It ended by ${result.why.rule}.`);
  }
}
