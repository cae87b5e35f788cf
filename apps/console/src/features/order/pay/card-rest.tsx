import { counterCalls as calls } from '@comanda/contract/counter'
import type { ResponseOf } from '@comanda/contract/core'
import { type Currency, type Money, money } from '@comanda/domain/money'
import type { CounterPart } from '@comanda/domain/payment'
import { showMoney, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { ScanLine } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../../platform/send.ts'
import { ReadCode } from '../../payment/pay-code/read-code.tsx'

type Visit = Omit<ResponseOf<typeof calls.readPayCode>, 'buyer'>

export interface CardPaid {
  shopId: number
  /** Empty until the order is placed. */
  orderId: string
  /** What the other payments leave. */
  left: Money
  currency: Currency
  parts: readonly CounterPart[]
  /** A card that was scanned for the order. */
  visit?: Visit | undefined
  onPaid: () => void
}

/** The scanned card pays what is left; or says how much has to be paid in another way first. CARD-1, PAY-21 */
function ChargeCard({ shopId, orderId, left, currency, parts, visit, onPaid }: CardPaid & { visit: Visit }) {
  const paying = useMutation({
    mutationFn: () => send(calls.payWithCode, { shopId, orderId, visitId: visit.visitId, others: [...parts] }),
    onSuccess: ({ amount }) => {
      toast(t('payCode.paid', { amount: showMoney(amount, currency) }))
      onPaid()
    },
  })
  const missing = money(Math.max(0, left - visit.balance))
  return (
    <Stack gap={6}>
      <Text kind="muted">
        {t('take.card', { number: visit.cardNo, amount: showMoney(visit.balance, visit.currency) })}
      </Text>
      {missing > 0 && <Text>{t('counter.cardTooLittle', { amount: showMoney(missing, currency) })}</Text>}
      <Text role="alert" kind="error" hidden={!paying.error}>
        {paying.error?.message}
      </Text>
      <Button
        wide
        kind="secondary"
        disabled={missing > 0 || left === 0 || orderId === ''}
        busy={paying.isPending}
        onClick={() => paying.mutate()}
      >
        {t('payCode.takeAmount', { amount: showMoney(left, currency) })}
      </Button>
    </Stack>
  )
}

/** A member's card as the last payment of an order: scanned here, or before for the order. CARD-1, PAY-21 */
export function CardRest(props: CardPaid) {
  const { shopId, visit } = props
  const [isScanning, setScanning] = useState(false)
  const reading = useMutation({
    mutationFn: (cardCode: string) => send(calls.readPayCode, { shopId, cardCode }),
    onSuccess: () => setScanning(false),
  })
  const card = reading.data ?? visit
  return (
    <>
      {card ? (
        <ChargeCard {...props} visit={card} />
      ) : (
        <Button
          wide
          kind="secondary"
          icon={<ScanLine aria-hidden="true" size={18} />}
          onClick={() => setScanning(true)}
        >
          {t('payCode.open')}
        </Button>
      )}
      {isScanning && (
        <Sheet title={t('payCode.open')} onClose={() => setScanning(false)}>
          <ReadCode busy={reading.isPending} error={reading.error?.message} onCode={reading.mutate} />
        </Sheet>
      )}
    </>
  )
}
