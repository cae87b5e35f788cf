import type { ComponentProps } from 'react'
import { PackagesView } from '../features/campaign/packages.tsx'
import { RefundButton } from '../features/payment/refund/refund-sheet.tsx'

type RefundOf = ComponentProps<typeof PackagesView>['refundOf']

const refundAt =
  (shopId: number): RefundOf =>
  ({ packageId, packageNo }) => (
    <RefundButton shopId={shopId} orderId={packageId} businessType={2006} number={packageNo} />
  )

/** Packages at the counter, with what gives their unused part back. */
export const Packages = ({ shopId }: { shopId: number }) => <PackagesView shopId={shopId} refundOf={refundAt(shopId)} />
