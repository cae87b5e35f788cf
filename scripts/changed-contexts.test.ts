import { expect, test } from 'vitest'
import { contextsOf } from './changed-contexts.mjs'

const anything = () => true

test('A changed file selects its context and the scenarios of that context', () => {
  expect(
    contextsOf(['apps/server/src/modules/order/submit/submit-order.ts', 'packages/domain/src/cart/sync.ts'], anything),
  ).toEqual([
    'apps/server/src/modules/order/',
    'apps/server/src/scenarios/cart/',
    'apps/server/src/scenarios/order/',
    'packages/domain/src/cart/',
  ])
})

test('Documents select no tests, and folders that do not exist are left out', () => {
  expect(contextsOf(['docs/rules.md', 'apps/web/src/features/gone/x.tsx'], () => false)).toEqual([])
})
