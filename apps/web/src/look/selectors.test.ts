import { expect, test } from 'vitest'
import { takeApart } from '../../build/selectors.ts'

test.each([
  // A list at the end is taken apart,
  [':is(.a, .b)', [':is(.a)', ':is(.b)']],
  ['.x > :is(.a, .b):hover', ['.x > :is(.a):hover', '.x > :is(.b):hover']],
  [':is(ol, ul)::before', [':is(ol)::before', ':is(ul)::before']],
  [':where(.x, .y) :where(h2, h3:not(.name))', [':where(.x, .y) :where(h2)', ':where(.x, .y) :where(h3:not(.name))']],
  ['& :is(.a .b, .c:not(.d, .e))', ['& :is(.a .b)', '& :is(.c:not(.d, .e))']],
  // also in another one,
  [':is(.a, .b i, :is(.d, .e) li)', [':where(.a):not(_._)', ':is(.b i)', ':is(:is(.d, .e) li)']],
  [':is(.a, :is(.b, .c))', [':is(.a)', ':is(:is(.b))', ':is(:is(.c))']],
  // and where one choice outweighs another, the lighter one gets its weight.
  [':is(i, .a)', [':where(i):not(._)', ':is(.a)']],
  [':is(#a, i b, .c)', [':is(#a)', ':where(i b):not(#_)', ':where(.c):not(#_)']],
  [':is(a, b i)', [':where(a):not(_):not(_)', ':is(b i)']],
  // Other selectors stay as they are:
  ['.a', ['.a']],
  [':is(.a)', [':is(.a)']],
  // those with a name beside their list,
  ['li:is(.a, .b)', ['li:is(.a, .b)']],
  ['.x:is(.a, .b)', ['.x:is(.a, .b)']],
  // a list that is not at the end,
  [':is(.a, .b) .c', [':is(.a, .b) .c']],
  [':not(:is(.a, .b))', [':not(:is(.a, .b))']],
  // a comma in a text,
  ['[title="a, :is(b, c)"]', ['[title="a, :is(b, c)"]']],
  // and weights that depend on the rule around them.
  [':is(.a, & .b)', [':is(.a, & .b)']],
])('%s', (selector, expected) => {
  expect(takeApart(selector)).toEqual(expected)
})
