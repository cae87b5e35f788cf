import { counterCalls } from '@comanda/contract/counter'
import { t } from '@comanda/web/i18n'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { MemberHoldings } from '../features/member/member-holdings.tsx'
import { MemberList } from '../features/member/directory/member-list.tsx'
import { MemberPage } from '../features/member/directory/member-page.tsx'
import { ImportMembers } from '../features/member/import/import-members.tsx'
import { Balances } from '../features/member/members.tsx'
import { RefundButton } from '../features/payment/refund/refund-sheet.tsx'
import { usePlace } from '../platform/place.ts'
import type { StaffInfo } from '../platform/session.ts'
import { send } from '../platform/send.ts'
import { useMay } from '../platform/may.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PartTabs } from '../ui/part-tabs.tsx'

const refundOf: ComponentProps<typeof Balances>['refundOf'] = ({ shopId, rechargeId, rechargeNo }) => (
  <RefundButton shopId={shopId} orderId={rechargeId} businessType={2005} number={rechargeNo} />
)

type HoldingsProps = ComponentProps<ComponentProps<typeof MemberPage>['Holdings']>

/** What a member holds, with corrections, coupons and refunds of recharges. */
function Holdings({ shopId, timeZone, contact }: HoldingsProps) {
  const query = useQuery({
    queryKey: ['members', shopId, 'holdings', contact],
    queryFn: () => send(counterCalls.findMember, { shopId, contact }),
  })
  return (
    <Loaded query={query}>
      {member => (
        <MemberHoldings
          shopId={shopId}
          member={member}
          timeZone={timeZone}
          heading={t('members.tab.balances')}
          refundOf={refundOf}
          onChanged={() => void query.refetch()}
        />
      )}
    </Loaded>
  )
}

const parts = {
  list: { text: 'members.tab.list' },
  balances: { text: 'members.tab.balances' },
  import: { text: 'members.tab.import' },
} as const
const partsWithoutBrand = { list: parts.list } as const

interface MembersProps {
  staff: Pick<StaffInfo, 'staffId'>
  shopId: number
  timeZone: string
}

/** Members: the list, the profile of one, and the balances with their corrections. CARD-11, CARD-12 */
export function Members({ shopId, timeZone, staff }: MembersProps) {
  const mayAdjust = useMay('adjustBalances')
  const { view, part: chosen } = usePlace()
  const customerId = view === 'members' && /^\d{1,15}$/.test(chosen) ? Number(chosen) : undefined
  const list =
    customerId === undefined ? (
      <MemberList shopId={shopId} timeZone={timeZone} staffId={staff.staffId} />
    ) : (
      <MemberPage key={customerId} shopId={shopId} customerId={customerId} timeZone={timeZone} Holdings={Holdings} />
    )
  return (
    <PartTabs view="members" title={t('console.members')} shopId={shopId} parts={mayAdjust ? parts : partsWithoutBrand}>
      {({ text }) => {
        if (text === 'members.tab.list') return list
        if (text === 'members.tab.import') return <ImportMembers shopId={shopId} timeZone={timeZone} />
        return <Balances shopId={shopId} timeZone={timeZone} refundOf={refundOf} />
      }}
    </PartTabs>
  )
}
