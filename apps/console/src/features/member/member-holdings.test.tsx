import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MemberHoldings } from './member-holdings.tsx'

type Props = ComponentProps<typeof MemberHoldings>

const member = {
  name: 'A•••',
  contacts: ['•••• 0171'],
  isMember: true,
  cards: [],
  giftCards: [],
} as unknown as Props['member']

const shown = (heading?: string) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemberHoldings
        shopId={101}
        member={member}
        timeZone="UTC"
        refundOf={() => null}
        onChanged={() => undefined}
        {...(heading !== undefined && { heading })}
      />
    </QueryClientProvider>,
  )

test('Balances on the profile of a named member do not show a masked name (CARD-12)', () => {
  expect(shown()).toContain('•••• 0171')
  expect(shown('Balances')).toContain('<h3>Balances</h3>')
  expect(shown('Balances')).not.toContain('••')
})
