import { faultsIn } from './fault.ts';

/** Faults by which a screen shows what is no longer so. */
export const SCREENS_FAULTS = faultsIn('apps/web/src', [
  {
    fault: 'A coach calls a trick without points bad news.',
    file: 'games/chapanka/lesson.ts', tests: 'lessons/truth.test.ts',
    replaced: "points > 0 ? message('lessons.chapanka.trick'", by: "points >= 0 ? message('lessons.chapanka.trick'",
    red: 'is so, at every moment of 200 deals played by chance',
  },
  {
    fault: 'A coach says that cards are dim where none is.',
    file: 'games/chinkway/lesson.ts', tests: 'lessons/truth.test.ts',
    replaced: '&& playsFrom(here).length < (deal.hands[here.seat]?.length ?? 0)', by: '',
    red: 'is so, at every moment of 200 deals played by chance',
  },
  {
    fault: 'A slip covers what it speaks of.',
    file: 'slip/slipPlace.ts',
    replaced: '[...about, ...needed].map((box) => inset(box, -GAP))', by: 'needed.map((box) => inset(box, -GAP))',
    red: 'lies over nothing of what it speaks of, nor of what is needed, wherever they are',
  },
  {
    fault: 'What has been pointed out is pointed out again with each page.',
    file: 'session/practice/saidBefore.ts', tests: 'lessons/firstTimes/FirstTimes.test.tsx',
    replaced: 'stored.write([...new Set([...saidBefore(), name])]);', by: 'stored.write([]);',
    red: 'is said once, and not again on a page that is loaded later',
  },
  {
    fault: 'A television shows the score of a deal while the next one is played.',
    file: 'session/gameSession.ts', tests: 'session/keepingUp.test.ts',
    replaced: 'if (this.#keepingUp.looksOn()) this.release();', by: 'if (this.#keepingUp.looksOn()) this.#change({});',
    red: 'opens the score of each deal, and never shows it once the next is under way',
  },
  {
    fault: 'A spectator who has fallen behind is shown all of it move by move.',
    file: 'session/gameSession.ts', tests: 'session/keepingUp.test.ts',
    replaced: 'const OLDEST_SHOWN = 5000;', by: 'const OLDEST_SHOWN = 50_000;',
    red: 'is never more than five seconds behind by more than a trick, and says by how much it was',
  },
  {
    fault: 'How far a spectator is behind is looked at only when something more comes.',
    file: 'session/gameSession.ts', tests: 'session/keepingUp.test.ts',
    replaced: 'else this.#cancelLook = this.#options.schedule(() => this.#keepUp(), wait);', by: 'else this.#cancelLook = null;',
    red: 'a page that slept while a deal was played shows how things are in five seconds',
  },
  {
    fault: 'The score sheet of a page that slept stays over a game that has gone on.',
    file: 'session/gameSession.ts', tests: 'session/keepingUp.test.ts',
    replaced: 'if (!same || this.#keepingUp.looksOn()) this.release();', by: 'if (!same) this.release();',
    red: 'a page that slept and is sent the whole game has no score sheet over it',
  },
  {
    fault: 'A player who left the score sheet open reads the score of deal 1 in deal 4.',
    file: 'session/gameSession.ts', tests: 'session/keepingUp.test.ts',
    replaced: 'else if (coming.some(', by: 'else if (coming.every(',
    red: 'has no older score before them than that of the last deal',
  },
  {
    fault: 'The score sheet of a spectator does not close by itself.',
    file: 'table/closing/useSelfClosing.ts', tests: 'table/play/PlayScoreSheet.test.tsx',
    replaced: 'const timer = setTimeout(() => end(), LASTS);', by: 'const timer = setTimeout(() => end, LASTS);',
    red: 'closes by itself after ten seconds, also where the clock of the device is set meanwhile',
  },
  {
    fault: 'A television stays at the result while the next game is played.',
    file: 'table/result/HeldResult.tsx',
    replaced: '{looksOn && <ClosesItself closesItself={!stays}', by: '{looksOn && <ClosesItself closesItself={stays}',
    red: 'closes by itself ten seconds after the next game has started, with nobody at the mouse',
  },
  {
    fault: 'A television stays at the result although the next game has been led to.',
    file: 'table/result/HeldResult.tsx',
    replaced: 'next?.hasMoved === true', by: 'next?.hasMoved === null',
    red: 'closes with the first move of the next game',
  },
  {
    fault: 'A player is taken away from their result.',
    file: 'table/result/HeldResult.tsx',
    replaced: 'const looksOn = isLookingOn(around.table, around.you, around.elsewhere);', by: 'const looksOn = true;',
    red: 'to a player the result of the game before stays until they leave it, whatever the table does',
  },
  {
    fault: 'A result says that who is the host by now started the next game.',
    file: 'table/result/HeldResult.tsx',
    replaced: 'whatIsOn({ ...around.table, host: startedBy }, next)', by: 'whatIsOn(around.table, next)',
    red: 'says which game it is and who started it, also once another is the host',
  },
  {
    fault: 'Two friends are promised the one seat that there is.',
    file: 'table/WatchingBands.tsx',
    replaced: '(joins ? joining.indexOf(you) : joining.length) < seatsToCome(table)', by: 'seatsToCome(table) > 0',
    red: 'is promised nothing where there is none, or only for those who wished before',
  },
  {
    fault: 'The way to now does nothing.',
    file: 'board/frame/TableFrame.tsx',
    replaced: 'onClick={queue.toNow}', by: 'onClick={() => undefined}',
    red: 'while more has happened than is shown there is a way to now, with by how much, and no other time',
  },
  {
    fault: 'The cards that are dealt count as the first move of a game.',
    file: 'session/gameSession.ts', tests: 'session/keepingUp.test.ts',
    replaced: 'const hasMoved = this.#feed.seq > 0;', by: 'const hasMoved = this.#feed.seq >= 0;',
    red: 'what a game begins with is no move yet, and what is missed on the way to a whole game is one',
  },
  {
    fault: 'A score sheet closes under the eyes of somebody who scrolls in it.',
    file: 'table/closing/useTouched.ts', tests: 'table/play/PlayScoreSheet.test.tsx',
    replaced: "'wheel', 'touchmove', ", by: '',
    red: 'stays open for one who scrolls (WCAG 2.2.1)',
  },
  {
    fault: 'The focus that a score sheet takes by itself keeps it open for ever.',
    file: 'table/closing/useTouched.ts', tests: 'table/play/PlayScoreSheet.test.tsx',
    replaced: 'target.tabIndex >= 0', by: 'target.tabIndex >= -1',
    red: 'does not stay for the focus on its title, where nobody put it',
  },
  {
    fault: 'A page does not repeat after a restart of the server that its score sheet is open.',
    file: 'session/gameFollower.ts', replaced: 'this.#report.connectionUp();', by: '',
    red: 'says over another connection that the score is still open',
  },
  {
    fault: 'A page that is opened after the host has changed says nothing of it.',
    file: 'session/tableConnection.ts',
    replaced: 'before === null ? table.formerHost !== null :', by: 'before === null ? false :',
    red: 'that another is the host now is a line of the log also on a page that is opened later',
  },
  {
    fault: 'What a table announces is lost when the past of the deal is looked up.',
    file: 'session/gameSession.ts', tests: 'session/gameFollower.test.ts',
    replaced: 'at >= gap.upTo && key >= gap.written', by: 'at > gap.upTo && key >= gap.written',
    red: 'has in its log what happened in the deal before one came',
  },
  {
    fault: 'The score sheet hides that it is one’s turn.',
    file: 'table/play/PlayScoreSheet.tsx',
    replaced: '{isYourTurn ? <YourTurn', by: '{!isYourTurn ? <YourTurn',
    red: 'says that it is their turn, and how much time they have',
  },
  {
    fault: 'A turn sounds only once the screen has caught up.',
    file: 'table/play/useYourTurn.ts', tests: 'table/call/useCalls.test.tsx',
    replaced: 'const isAsked = pending && !answering;', by: 'const isAsked = pending && asks !== null && !answering;',
    red: 'a turn calls when the game waits for its player, not when the screen has caught up',
  },
  {
    fault: 'A button that asks something of the table can be pressed without a connection.',
    file: 'ui/AskButton.tsx', tests: 'table/withoutConnection.test.tsx',
    replaced: '<Button {...rest} offReason={useWhyNotAsk() ?? offReason} />', by: '<Button {...rest} offReason={offReason} />',
    red: 'is off without one (\'reconnecting\'), and says why',
  },
  {
    fault: 'A setting is chosen without a connection, and comes to nobody.',
    file: 'ui/forms/Choice.tsx', tests: 'table/withoutConnection.test.tsx',
    replaced: 'onChange={() => off || onChoose(choice.value)}', by: 'onChange={() => onChoose(choice.value)}',
    red: 'is off without one (\'reconnecting\'), and says why',
  },
  {
    fault: 'A card that is pressed without a connection is sent in silence when there is one.',
    file: 'table/play/usePendingMove.ts', tests: 'table/play/usePendingMove.test.tsx',
    replaced: 'if (!isConnected && isLawful(made)) setPending(made);\n      else if', by: 'if',
    red: 'waits for one, says so, and goes out once when it is there',
  },
  {
    fault: 'A move that may have arrived is offered to be undone.',
    file: 'table/play/usePendingMove.ts', tests: 'table/play/usePendingMove.test.tsx',
    replaced: "takeBack: kind === 'unanswered' ? null : end", by: 'takeBack: end',
    red: 'that was sent before it broke is said to wait, and not to be undone: it may have arrived',
  },
  {
    fault: 'A move on a connection that broke unnoticed seems to be on its way for nine seconds.',
    file: 'table/play/usePendingMove.ts', tests: 'table/play/usePendingMove.test.tsx',
    replaced: 'const LATE_AFTER = 2000;', by: 'const LATE_AFTER = 9000;',
    red: 'that is not answered for two seconds is said to wait, although nothing tells that the connection broke',
  },
  {
    fault: 'A phone that was woken waits for its next attempt.',
    file: 'session/reconnectingSocket.ts',
    replaced: '  #mend(): void {\n    this.retryNow();', by: '  #mend(): void {',
    red: 'tries a server that was away at once',
  },
  {
    fault: 'A phone that was woken believes that its connection is whole.',
    file: 'session/reconnectingSocket.ts',
    replaced: 'const giveUp = byTimer(() => isInTime() && this.#openAgain(), ANSWERS_WITHIN);',
    by: 'const giveUp = byTimer(() => isInTime(), ANSWERS_WITHIN);',
    red: 'opens another where the table does not answer on the one that seems whole, in less than three seconds',
  },
]);

/** Faults of the server by which a clock runs, or stands, for who reads the score. */
export const READING_FAULTS = faultsIn('apps/server/src', [
  {
    fault: 'The clock of who leads to a deal runs while they read the score of the deal before.',
    file: 'table/clock/table-clock.ts', tests: 'tests/reading.test.ts',
    replaced: 'runs: isAnyoneHere && !reads &&', by: 'runs: isAnyoneHere &&',
    red: 'the clock of who leads starts when their sheet is closed, and stands on every screen until then',
  },
  {
    fault: 'After a restart nobody can say that they still read the score.',
    file: 'table/clock/sheet-readers.ts', tests: 'tests/reading.test.ts',
    replaced: 'if (run !== null && run.state.records.length > 0 && !run.isDealTouched) this.#dealEnded(run);', by: 'void run;',
    red: 'after a restart, whose page says so again is marked as reading, and their clock stands, for 15 seconds at most',
  },
  {
    fault: 'A page that never closes its sheet stops its player’s clock for ever.',
    file: 'table/clock/sheet-readers.ts', tests: 'tests/reading.test.ts',
    replaced: 'READING_LASTS = 15_000', by: 'READING_LASTS = 15_000_000',
    red: 'after 15 seconds the clock runs in any case, whatever the page says and however often',
  },
  {
    fault: 'A clock that stood for a sheet goes on only with the next move of somebody.',
    file: 'table/schedule/scheduled-tasks.ts', tests: 'tests/reading.test.ts',
    replaced: 'readsUntil !== null && readsUntil > shown.at', by: 'readsUntil !== null && readsUntil < shown.at',
    red: 'the others read at that seat alone that the score is read there, for 15 seconds at most',
  },
  {
    fault: 'A sheet that was closed is opened again, as often as a page says.',
    file: 'table/clock/sheet-readers.ts', tests: 'tests/reading.test.ts',
    replaced: "if (before === 'closed' || before === said.is)", by: 'if (before === said.is)',
    red: 'a sheet that was closed is not opened again, nor one of another deal, of another game, or of nobody’s seat',
  },
  {
    fault: 'One who reads the score is said to at a seat that nobody waits for.',
    file: 'table/clock/sheet-readers.ts', tests: 'tests/reading.test.ts',
    replaced: 'this.#ended.asked.get(seat) === run.decisionEpoch(seat)', by: 'run.decisionEpoch(seat) >= 0',
    red: 'once the deal is led to, nobody’s clock waits for the score any more',
  },
  {
    fault: 'A nudge is possible as soon as somebody has closed a sheet that they read for long.',
    file: 'table/clock/table-clock.ts', tests: 'tests/reading.test.ts',
    replaced: '|| before.reads || asks.reads', by: '',
    red: 'without a clock the time of a nudge counts from when the sheet is closed',
  },
  {
    fault: 'A page that was reloaded is said to show the result of the game before.',
    file: 'table/live-table.ts', tests: 'tests/reading.test.ts',
    replaced: '    this.#sheetReaders.came(guest.id);\n', by: '',
    red: 'who still reads the result of the game before is marked, until they come to the table or open another page',
  },
]);
