import type { ComponentProps } from 'react'
import { MembersView } from '../features/member/members.tsx'
import { RefundButton } from '../features/payment/refund/refund-sheet.tsx'

type MembersProps = ComponentProps<typeof MembersView>

const refundOf: MembersProps['refundOf'] = ({ shopId, rechargeId, rechargeNo }) => (
  <RefundButton shopId={shopId} orderId={rechargeId} businessType={2005} number={rechargeNo} />
)

/** Members, with what gives the unused part of a recharge back. */
export const Members = (props: Omit<MembersProps, 'refundOf'>) => <MembersView {...props} refundOf={refundOf} />
