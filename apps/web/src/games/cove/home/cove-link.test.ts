/** A link sets the same table again, and can bring a game that was played at it. */
import { FIRST_GAME } from '@merchants/cove'
import { expect, test } from 'vitest'
import { linkOf, readCoveLink } from './cove-link.ts'

const hashOf = (link: string): string => link.slice(link.indexOf('#'))

test('a link to a table', () => {
  expect(readCoveLink(hashOf(linkOf(FIRST_GAME, '1f')))).toEqual({ setup: FIRST_GAME, seed: '1f', played: undefined })
})

test.each([{ step: 12 }, { step: undefined }])('a link with gold to beat, moves and $step', ({ step }) => {
  const played = { gold: [59, 94], moves: 'aB-_9', step }
  expect(readCoveLink(hashOf(linkOf(FIRST_GAME, '1f', played)))?.played).toEqual(played)
})

test.each([';gold=59;moves=a', ';gold=x,y;moves=a', ';gold=1,2', ';moves=a'])(
  'a broken game in a link still gives its setup: %s',
  (more) => {
    expect(readCoveLink(hashOf(linkOf(FIRST_GAME, '1f')) + more)).toEqual({
      setup: FIRST_GAME,
      seed: '1f',
      played: undefined,
    })
  },
)
