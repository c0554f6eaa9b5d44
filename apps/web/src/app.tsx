import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { AT_HOME } from './boards/catalogue.ts';
import { Backs } from './looks/Looks.tsx';
import { Mishap } from './frame/Mishap.tsx';
import { PageLanguage } from './frame/PageLanguage.tsx';
import { useKeptFocus } from './frame/useKeptFocus.ts';
import { Announcer } from './kit/Announcer.tsx';
import { loadMessages } from './language/load.ts';
import { SuitSprite } from './kit/cards/SuitSprite.tsx';

const HomePage = lazy(async () => ({ default: (await import('./pages/HomePage.tsx')).HomePage }));
const GamePage = lazy(async () => ({ default: (await import('./pages/GamePage.tsx')).GamePage }));
const TableDoor = lazy(async () => {
  const [{ TableDoor: door }] = await Promise.all([import('./pages/TableDoor.tsx'), loadMessages('table')]);
  return { default: door };
});
const RulesPage = lazy(async () => ({ default: (await import('./pages/RulesPage.tsx')).RulesPage }));
const RulesIndexPage = lazy(async () => ({ default: (await import('./pages/RulesIndexPage.tsx')).RulesIndexPage }));
const NotFoundPage = lazy(async () => ({ default: (await import('./pages/NotFoundPage.tsx')).NotFoundPage }));

/** The pages of the app, each loaded when somebody goes there. */
export function App() {
  useKeptFocus();
  return (
    <Announcer>
      <PageLanguage />
      <SuitSprite />
      <Backs />
      <Mishap>
        <Suspense>
          <Switch>
            <Route path="/">
              <HomePage games={AT_HOME} />
            </Route>
            <Route path="/games/:game">{({ game }) => <GamePage game={game} />}</Route>
            <Route path="/t/:code">
              {({ code }) => <TableDoor code={code} />}
            </Route>
            <Route path="/rules">
              <RulesIndexPage />
            </Route>
            <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
            <Route>
              <NotFoundPage />
            </Route>
          </Switch>
        </Suspense>
      </Mishap>
    </Announcer>
  );
}
