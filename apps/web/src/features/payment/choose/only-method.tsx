import { useEffect, useEffectEvent, useRef } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { go } from '../../../platform/navigation.ts'
import { toast } from '../../../platform/notices.ts'
import { Skeleton } from '../../../ui/feedback/states.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import type { Methods } from '../api.ts'
import { choosePath, showMethodsWhenBack } from '../payment-paths.ts'
import type { CardOffers } from './card-choice.ts'
import { usePayDraft } from './pay-draft.ts'
import { settlementOf } from './settlement-of.ts'
import { usePay } from './use-pay.ts'

export const LoadingMethods = () => (
  <Stack gap={14}>
    <Skeleton height={24} width="60%" />
    <Skeleton height={170} />
    <Skeleton height={150} />
  </Stack>
)

interface OnlyMethodProps {
  list: Methods
  offers: CardOffers
}

/** Continues with the only method, once: the guest has said already that they pay. After a refusal the methods are shown. PAY-5 */
export function OnlyMethod({ list, offers }: OnlyMethodProps) {
  const { result } = list
  const choice = settlementOf(list, usePayDraft(list, ''), offers)
  const { refused, goOn } = usePay({ list, choice, offers, code: '', onRefused: () => {} })
  const went = useRef(false)
  const start = useEffectEvent(() => {
    if (went.current) return
    went.current = true
    showMethodsWhenBack(result)
    goOn()
  })
  useEffect(() => start(), [])
  const { message } = refused
  const showMethods = useEffectEvent(() => go(choosePath(result), { replace: true }))
  useEffect(() => {
    if (message === '') return
    toast(message)
    showMethods()
  }, [message])
  return (
    <Page title={t('title.orderConfirmPay')}>
      <LoadingMethods />
    </Page>
  )
}
