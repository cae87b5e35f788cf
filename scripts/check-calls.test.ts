import { expect, test } from 'vitest'
import { callFaults, explainedIn } from './check-calls.mjs'

const used = `import { order as calls } from '@comanda/contract/order'\nsend(calls.submit, {})`

test('A call that an app uses passes', () => {
  expect(callFaults(['order.submit'], [used], [])).toEqual([])
})

test('A call that no app uses fails', () => {
  expect(callFaults(['order.submit', 'order.cancel'], [used], [])).toEqual([
    expect.stringContaining('order.cancel is declared, but no app uses it'),
  ])
})

test('The same name of another context is no use', () => {
  expect(callFaults(['bill.submit'], [used], [])).toHaveLength(1)
})

test('The beginning of a longer name is no use', () => {
  expect(callFaults(['order.sub'], [used], [])).toHaveLength(1)
})

test('An explained call passes, until an app uses it or it is gone', () => {
  expect(callFaults(['order.cancel'], [used], ['order.cancel'])).toEqual([])
  expect(callFaults(['order.submit'], [used], ['order.submit'])).toEqual([
    'docs/rules.md explains order.submit, which an app uses',
  ])
  expect(callFaults([], [], ['order.gone'])).toEqual(['docs/rules.md explains order.gone, which is not declared'])
})

test('Explanations are the list of the section "Calls without a screen", each with a reason', () => {
  const text =
    '## Other\n- `a.b`: no\n## Calls without a screen\nText.\n- `order.cancel`: a reason\n- `order.empty`:\n\n## Next\n- `c.d`: no'
  expect(explainedIn(text)).toEqual(['order.cancel'])
})
