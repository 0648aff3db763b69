/** Which screen belongs to which address. */
import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { HomeScreen } from './games/dale/home/home-screen.tsx'
import { useAppearance } from './settings/appearance.ts'
import { useTranslation, withCoveWords } from './words/words.tsx'

const GameScreen = lazy(() =>
  import('./games/dale/game/game-screen.tsx').then(({ GameScreen: it }) => ({ default: it })),
)
const ReplayScreen = lazy(() =>
  import('./games/dale/replay/replay-screen.tsx').then(({ ReplayScreen: it }) => ({ default: it })),
)
const LinkedReplayScreen = lazy(() =>
  import('./games/dale/replay/linked-replay-screen.tsx').then(({ LinkedReplayScreen: it }) => ({ default: it })),
)
const LearnScreen = lazy(() =>
  import('./games/dale/learn/learn-screen.tsx').then(({ LearnScreen: it }) => ({ default: it })),
)
const RulesScreen = lazy(() =>
  import('./games/dale/rules/rules-screen.tsx').then(({ RulesScreen: it }) => ({ default: it })),
)
const DecksScreen = lazy(() =>
  import('./games/dale/rules/decks-screen.tsx').then(({ DecksScreen: it }) => ({ default: it })),
)
const SettingsScreen = lazy(() =>
  import('./settings/settings-screen.tsx').then(({ SettingsScreen: it }) => ({ default: it })),
)
const ReplaysScreen = lazy(() =>
  import('./games/dale/replay/replays-screen.tsx').then(({ ReplaysScreen: it }) => ({ default: it })),
)
const RecordsScreen = lazy(() =>
  import('./games/dale/records/records-screen.tsx').then(({ RecordsScreen: it }) => ({ default: it })),
)
const CoveHomeScreen = lazy(() =>
  withCoveWords(import('./games/cove/cove-home-screen.tsx')).then(({ CoveHomeScreen: it }) => ({ default: it })),
)
const CoveScreen = lazy(() =>
  withCoveWords(import('./games/cove/cove-screen.tsx')).then(({ CoveScreen: it }) => ({ default: it })),
)
const BookScreen = lazy(() =>
  withCoveWords(import('./games/cove/book/book-screen.tsx')).then(({ BookScreen: it }) => ({ default: it })),
)
const FirstDayScreen = lazy(() =>
  withCoveWords(import('./games/cove/learn/first-day-screen.tsx')).then(({ FirstDayScreen: it }) => ({ default: it })),
)
const LobbyScreen = lazy(() =>
  import('./online/lobby/lobby-screen.tsx').then(({ LobbyScreen: it }) => ({ default: it })),
)
const OnlineScreen = lazy(() => import('./online/online-screen.tsx').then(({ OnlineScreen: it }) => ({ default: it })))
const FairScreen = lazy(() => import('./online/fair/fair-screen.tsx').then(({ FairScreen: it }) => ({ default: it })))
const CompanionScreen = lazy(() =>
  withCoveWords(import('./games/cove/companion/companion-screen.tsx')).then(({ CompanionScreen: it }) => ({
    default: it,
  })),
)
const AdminScreen = lazy(() => import('./admin/admin-screen.tsx').then(({ AdminScreen: it }) => ({ default: it })))

export function App(): React.ReactNode {
  useAppearance()
  return (
    <Suspense fallback={<OnTheWay />}>
      <Switch>
        <Route path="/table/:game">{({ game }) => <GameScreen key={game} game={game} />}</Route>
        <Route path="/replays" component={ReplaysScreen} />
        <Route path="/records" component={RecordsScreen} />
        <Route path="/replay" component={LinkedReplayScreen} />
        <Route path="/replay/:game/:step?">
          {({ game, step }) => <ReplayScreen key={game} game={game} step={Number(step ?? 0)} />}
        </Route>
        <Route path="/learn" component={LearnScreen} />
        <Route path="/rules/:chapter?">{({ chapter }) => <RulesScreen chapter={chapter} />}</Route>
        <Route path="/decks/:deck?">{({ deck }) => <DecksScreen deck={deck} />}</Route>
        <Route path="/cove" component={CoveHomeScreen} />
        <Route path="/cove/first-day" component={FirstDayScreen} />
        <Route path="/cove/book" component={BookScreen} />
        <Route path="/cove/:game">{({ game }) => <CoveScreen key={game} game={game} />}</Route>
        <Route path="/companion" component={CompanionScreen} />
        <Route path="/online" component={LobbyScreen} />
        <Route path="/t/:table/:step?">
          {({ table, step }) => (
            <OnlineScreen key={table} table={table} past={step === undefined ? undefined : Number(step)} />
          )}
        </Route>
        <Route path="/fair" component={FairScreen} />
        <Route path="/admin" component={AdminScreen} />
        <Route path="/settings" component={SettingsScreen} />
        <Route path="/">
          <HomeScreen />
        </Route>
        <Route>
          <HomeScreen isLost />
        </Route>
      </Switch>
    </Suspense>
  )
}

/** Shown while a screen is loading, with its bar and nothing to press. */
function OnTheWay(): React.ReactNode {
  const t = useTranslation()
  return (
    <div className="bar">
      <span className="brand">{t('common.brand')}</span>
    </div>
  )
}
