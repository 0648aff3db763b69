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
import type { Line } from '../playback/turn-steps.ts'
import { useCove } from '../table/table-context.tsx'

interface Joined {
  readonly line: Line
  readonly goods: readonly Kind[]
  readonly pooled: readonly Who[]
  /** How often the same happened. */
  readonly times: number
}

/** Goods, newcomers and equal sales that follow each other share a line; of the marker's steps only the last is listed. */
function joinLines(lines: readonly Line[]): readonly Joined[] {
  const joined: Joined[] = []
  for (const line of lines) {
    const { event } = line
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
    } else if (isMore && event.what === 'moved marker') joined[joined.length - 1] = { ...last, line }
    else if (isMore && JSON.stringify(event) === JSON.stringify(last.line.event)) {
      joined[joined.length - 1] = { ...last, times: last.times + 1 }
    } else joined.push({ line, goods, pooled, times: 1 })
  }
  return joined
}

function useSaid(): (joined: Joined) => { readonly text: Slot; readonly rule: string | undefined } | undefined {
  const t = useTranslation()
  const humans = useCove().match.view.humans.length
  return ({ line, goods, pooled }) => {
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
    return { text: said.text, rule: said.rule }
  }
}

/** Shows the newest line, below as many whole lines as there is room for. */
function showNewest(list: HTMLElement): void {
  list.style.removeProperty('padding-block-end')
  const lines = [...list.children].filter((line) => line instanceof HTMLElement)
  const last = lines.at(-1)
  if (last === undefined || list.scrollHeight <= list.clientHeight) return
  const end = last.offsetTop + last.offsetHeight
  const room = list.clientHeight - Number.parseFloat(getComputedStyle(list).paddingBlockEnd)
  const first = lines.find((line) => end - line.offsetTop <= room) ?? last
  list.style.paddingBlockEnd = `${list.clientHeight - end + first.offsetTop}px`
  list.scrollTop = first.offsetTop - list.offsetTop
}

export function Reasons({ lines }: { readonly lines: readonly Line[] }): React.ReactNode {
  const say = useSaid()
  const list = useRef<HTMLOListElement>(null)
  const joined = joinLines(lines)
  const count = lines.length
  useLayoutEffect(() => {
    if (list.current !== null && count > 0) showNewest(list.current)
  }, [count])
  return (
    <ol ref={list} className="rows reasons" data-scroll="">
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
