/**
 * An observer that keeps and counts only what a spectator is sent (see testing/observer.ts) names no hidden card and
 * notices no secret question. `npm run secrets` lets it watch 10,000 secret looks.
 */
import { apply, fastChance, isRefusal, run } from '@merchants/tabletop'
import { expect, test } from 'vitest'
import type { Event } from './events.ts'
import { daleRules } from './game.ts'
import { isSecret, isShown } from './moments.ts'
import { newGame } from './setup.ts'
import { eagerPlayer } from './testing/eager-player.ts'
import { Observer } from './testing/observer.ts'
import { anySetup } from './testing/setups.ts'
import { SPECTATOR, view } from './view.ts'
import { viewEvent } from './view-event.ts'

/** Secret looks to watch. */
const LOOKS = Number(process.env['SECRETS_LOOKS'] ?? 400)
/** Games in which a spectator's list once got shorter by more than was shown, because one player knew more than the others. */
const LEAKED = [95, 428]
const WANTED = ['owls', 'macaws', 'raccoons', 'pandas'] as const

test('an observer names no card and notices no secret question', () => {
  const counts = { looks: 0, windows: 0, named: 0, wrong: 0, noticed: 0, places: 0 }
  for (let game = 0; counts.looks < LOOKS; game++) {
    const seed = LEAKED[game] ?? game
    const wanted = WANTED.slice(seed % 2, 2 + (seed % 3))
    const policy = eagerPlayer(fastChance(seed))
    const observer = new Observer()
    let pause = run(daleRules, { rest: newGame(anySetup(seed, wanted), fastChance(seed)), answers: [] })
    let unheard: Event[] = []
    for (let answers = 0; answers < 250 && pause.decision !== undefined; answers++) {
      const { decision, news } = pause
      unheard.push(...news)
      if (isSecret(decision)) counts.windows += 1
      counts.looks += news.filter((event) => event.what === 'moved' && event.to.zone === 'aside').length > 0 ? 1 : 0
      if (isShown(pause, SPECTATOR)) {
        const events = unheard.flatMap((event) => viewEvent(event, SPECTATOR) ?? [])
        const claims = observer.hear(view(pause, SPECTATOR), events)
        const lifted = unheard.flatMap((event) =>
          event.what === 'moved' && event.to.zone === 'aside' ? [String(event.card.type.id)] : [],
        )
        for (const { cards } of claims.named) {
          if (cards.every((card) => lifted.includes(card))) counts.named += cards.length
          else counts.wrong += 1
        }
        if (claims.isSecret) counts.noticed += 1
        counts.places += claims.places
        unheard = []
      }
      const next = apply(daleRules, pause, policy(decision).slice())
      if (isRefusal(next)) throw new Error(next.key)
      pause = next
    }
  }
  const { looks, windows, named, wrong, noticed, places } = counts
  console.log(
    `observer: ${named} cards named (${wrong} times wrongly) in ${looks} looks, ${noticed} of ${windows} secret questions, ${places} places`,
  )
  expect({ named, noticed, places }).toEqual({ named: 0, noticed: 0, places: 0 })
})
