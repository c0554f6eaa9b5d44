import { PAGES } from '@chinwag/protocol';
import { Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { AT_HOME } from '../games/catalogue.ts';
import { Backs } from '../games/Backs.tsx';
import { FirstSight } from '../ui/page/FirstSight.tsx';
import { ROOT } from '../basePath.ts';
import { Mishap } from './Mishap.tsx';
import { PageLanguage } from './PageLanguage.tsx';
import { useFocusFallback } from './useFocusFallback.ts';
import { ChecksHere } from '../fairness/checks/ChecksHere.tsx';
import { Announcer } from '../ui/Announcer.tsx';
import { SuitSprite } from '../cards/SuitSprite.tsx';
import { PassNewsIfMade } from '../pages/PassNewsIfMade.tsx';
import { loadPageAt, PAGE_PARTS } from './pageParts.ts';
import { whenLoaded } from './whenLoaded.ts';

const {
  home: Home, game: Game, table: Table, practice: Practice, lesson: Lesson, 'rules-index': RulesIndex, rules: Rules,
  replay: Replay, history: History, stored: Stored, lost: Lost,
} = PAGE_PARTS;

const goWhenLoaded = whenLoaded(loadPageAt);

/**
 * The root component of the app. Provides the announcer, the language and the error page, and routes to the pages. The server has
 * the same routes.
 */
export function App() {
  useFocusFallback();
  return (
    <Announcer>
      <PageLanguage />
      <SuitSprite />
      <Backs />
      <Mishap>
        <Suspense fallback={<FirstSight />}>
          <Router base={ROOT} aroundNav={goWhenLoaded}>
            <Switch>
              <Route path={PAGES.home}>
                <Home games={AT_HOME} />
              </Route>
              <Route path={PAGES.game}>{({ game }) => <Game game={game} />}</Route>
              <Route path={PAGES.table}>{({ code }) => <Table code={code} />}</Route>
              <Route path={PAGES.practice}>{({ game }) => <Practice game={game} />}</Route>
              <Route path={PAGES.lesson}>{({ game }) => <Lesson game={game} />}</Route>
              <Route path={PAGES['rules-index']}>
                <RulesIndex />
              </Route>
              <Route path={PAGES.rules}>{({ game }) => <Rules key={game} game={game} />}</Route>
              <Route path={PAGES.replay}>{({ id }) => <Replay key={id} id={id} />}</Route>
              <Route path={PAGES.history}>
                <History />
              </Route>
              <Route path={PAGES.stored}>
                <Stored />
              </Route>
              <Route>
                <Lost />
              </Route>
            </Switch>
          </Router>
        </Suspense>
      </Mishap>
      <PassNewsIfMade />
      <ChecksHere />
    </Announcer>
  );
}
