/** The sentences of a step with their pins and rules; what comes several times is one line. */
import type { Adventurer as Who, Good as Kind } from '@merchants/cove'
import { useLayoutEffect, useRef } from 'react'
import type { Slot } from '../../../words/message.ts'
import { useTranslation } from '../../../words/words.tsx'
import { Adventurer } from '../pieces/adventurer.tsx'
import { Good } from '../pieces/good.tsx'
import { Pin } from '../pieces/pin.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { sayEvent } from '../say/event.tsx'
import { hourWord } from '../say/words.tsx'
import type { Line } from '../playback/turn-steps.ts'
import { useCove } from '../table/table-context.tsx'

interface Joined {
  readonly line: Line
  readonly goods: readonly Kind[]
  readonly pooled: readonly Who[]
  /** How often the same event happened. */
  readonly times: number
  /** The place on the clock where he loads a newcomer. */
  readonly at?: number | undefined
}

/** A step of his marker, as part of its whole way. */
function walkOn(joined: Joined[], at: number, line: Line): void {
  const walk = joined[at]
  if (walk?.line.event.what !== 'moved marker' || line.event.what !== 'moved marker') return
  joined[at] = { ...walk, line: { ...line, event: { ...line.event, from: walk.line.event.from } } }
}

/** Newcomers are between the hours; the place that the last step before this line passed. */
function halfPast(lines: readonly Line[], line: Line): number | undefined {
  const steps = lines.slice(0, lines.indexOf(line)).map(({ event }) => event)
  const step = steps.findLast((event) => event.what === 'moved marker')
  return step?.what === 'moved marker' ? Math.floor(step.from) + 0.5 : undefined
}

/** Goods, newcomers and equal sales that follow each other share a line, and so do all steps of the marker. */
function joinLines(lines: readonly Line[]): readonly Joined[] {
  const joined: Joined[] = []
  for (const line of lines) {
    const { event } = line
    const walk = joined.findIndex((each) => each.line.event.what === 'moved marker')
    const last = joined.at(-1)
    const goods = event.what === 'gained good' ? [event.good] : []
    const pooled = event.what === 'pooled' ? [event.who] : []
    const isMore = last?.line.event.what === event.what
    if (isMore && (goods.length > 0 || pooled.length > 0)) {
      joined[joined.length - 1] = {
        ...last,
        line,
        goods: [...last.goods, ...goods],
        pooled: [...last.pooled, ...pooled],
      }
    } else if (event.what === 'moved marker' && walk >= 0) walkOn(joined, walk, line)
    else if (isMore && JSON.stringify(event) === JSON.stringify(last.line.event)) {
      joined[joined.length - 1] = { ...last, times: last.times + 1 }
    } else joined.push({ line, goods, pooled, times: 1, ...(event.what === 'loads' && { at: halfPast(lines, line) }) })
  }
  return joined
}

function useSaid(): (joined: Joined) => { readonly text: Slot; readonly rule: string | undefined } | undefined {
  const t = useTranslation()
  const humans = useCove().match.view.humans.length
  return ({ line, goods, pooled, at }) => {
    const said = sayEvent(t, line.event, humans)
    if (said === undefined) return undefined
    const pictures = (
      <span className="pieces">
        {goods.map((good, at) => (
          <Good key={at} good={good} />
        ))}
        {pooled.map((who, at) => (
          <Adventurer key={at} who={who} />
        ))}
      </span>
    )
    if (goods.length > 0) return { text: t.rich('cove.his-goods', { goods: pictures }), rule: said.rule }
    if (pooled.length > 0) return { text: t.rich('cove.his-newcomers', { who: pictures }), rule: said.rule }
    if (line.event.what === 'loads' && at !== undefined) {
      const { time, times } = line.event
      return { text: t('cove.his-newcomer-at', { at: hourWord(t, at), time, times }), rule: said.rule }
    }
    return { text: said.text, rule: said.rule }
  }
}

/** Its first line fades while there are more above. */
function markMore(list: HTMLElement): void {
  list.classList.toggle('is-cut', list.scrollTop > 0)
}

/** Shows the newest line, below as many whole lines as there is room for. */
function showNewest(list: HTMLElement): void {
  list.style.removeProperty('padding-block-end')
  const lines = [...list.children].map((line) => line.getBoundingClientRect())
  const last = lines.at(-1)
  if (last === undefined || list.scrollHeight <= list.clientHeight) return
  const room = list.clientHeight - Number.parseFloat(getComputedStyle(list).paddingBlockEnd)
  const first = lines.find(({ top }) => last.bottom - top <= room) ?? last
  list.style.paddingBlockEnd = `${Math.max(0, list.clientHeight - last.bottom + first.top)}px`
  list.scrollTop += first.top - list.getBoundingClientRect().top
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement): string => `${offsetWidth} × ${offsetHeight}`

/** Also when the window or the room for the lines changes. */
function useNewestShown(lines: readonly Line[]): React.RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    const { current } = list
    if (current === null) return undefined
    let size = ''
    const showAgain = (): void => {
      if (size === sizeOf(current)) return
      showNewest(current)
      size = sizeOf(current)
    }
    showAgain()
    // A frame later, because it can change the size that is being reported.
    const observer = new ResizeObserver(() => requestAnimationFrame(showAgain))
    observer.observe(current, { box: 'border-box' })
    return () => observer.disconnect()
  }, [lines])
  return list
}

export function Reasons({ lines }: { readonly lines: readonly Line[] }): React.ReactNode {
  const say = useSaid()
  const list = useNewestShown(lines)
  const joined = joinLines(lines)
  return (
    <ol ref={list} className="rows reasons" data-scroll="" onScroll={({ currentTarget }) => markMore(currentTarget)}>
      {joined.map((each, at) => {
        const said = say(each)
        if (said === undefined) return undefined
        const { pin } = each.line
        return (
          <li key={at} className="row">
            {pin !== undefined && <Pin name={pin} isDone={at < joined.length - 1} />}
            <span className="grow">
              {said.text} {each.times > 1 && <b>×{each.times}</b>}
            </span>
            {said.rule !== undefined && <RuleTag rule={said.rule} />}
          </li>
        )
      })}
    </ol>
  )
}
