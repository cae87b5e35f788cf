import type { Right } from '@comanda/domain/staff'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useBills } from '../features/bill/queries.ts'
import { useShifts } from '../features/till/queries.ts'
import { RightsHere } from '../platform/may.ts'

const Requests = () => [useBills(101, 'a1').fetchStatus, useShifts(101).fetchStatus].join(' ')

const requestsOf = (...rights: Right[]) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RightsHere value={rights}>
        <Requests />
      </RightsHere>
    </QueryClientProvider>,
  )

test('Bills and cash drawers are requested only with the right to see them, also in views of other rights (A5)', () => {
  expect(requestsOf('manageTables', 'closeDay')).toBe('idle idle')
  expect(requestsOf('takeOrders')).toBe('fetching idle')
  expect(requestsOf('takePayment')).toBe('fetching fetching')
})
