import { buyerCalls, counterCalls } from '@comanda/contract/counter'
import { localize, showMoney, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { ScanLine } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../../platform/send.ts'
import { ReadCode } from '../../payment/pay-code/read-code.tsx'
import type { Buyer, Entered } from './entered-order.ts'

interface BuyerProps {
  shopId: number
  order: Entered
  /** The field that the server refused, and why. */
  fault: { field: string; message: string } | undefined
  onChange: (part: Partial<Entered>) => void
}

/** The member that was found, with the coupons that can be used now. */
function ChosenBuyer({ buyer, order, onChange }: { buyer: Buyer } & Pick<BuyerProps, 'order' | 'onChange'>) {
  const toggle = (code: string) =>
    order.couponCodes.includes(code)
      ? order.couponCodes.filter(one => one !== code)
      : [...order.couponCodes, code].slice(0, 5)
  return (
    <Stack gap={8}>
      <Row justify="between">
        <Text weight={600}>
          {t('take.member')}: {buyer.name} {buyer.levelName && `· ${buyer.levelName}`}
        </Text>
        <Button
          size="small"
          kind="plain"
          onClick={() => onChange({ buyer: undefined, visit: undefined, couponCodes: [] })}
        >
          {t('take.removeMember')}
        </Button>
      </Row>
      <Text kind="muted">{buyer.contacts.join(' · ')}</Text>
      {order.visit && (
        <Text kind="muted">
          {t('take.card', { number: order.visit.cardNo, amount: showMoney(order.visit.balance, order.visit.currency) })}
        </Text>
      )}
      {buyer.coupons.length > 0 && (
        <Row wrap gap={8} role="group" aria-label={t('take.coupons')}>
          {buyer.coupons.map(({ couponCode, name }) => (
            <Chip
              key={couponCode}
              pressed={order.couponCodes.includes(couponCode)}
              onPress={() => onChange({ couponCodes: toggle(couponCode) })}
            >
              {localize(name)}
            </Chip>
          ))}
        </Row>
      )}
    </Stack>
  )
}

/** Digits of the code that a member's card shows for a minute; a card number has fewer. CARD-1 */
const CARD_CODE = /^\d{17,24}$/

/** Finds a member by phone, e-mail or card number, or by the code their card shows. COUNTER-1 */
function FindMember({ shopId, onChange }: Pick<BuyerProps, 'shopId' | 'onChange'>) {
  const [contact, setContact] = useState('')
  const [isScanning, setScanning] = useState(false)
  const code = useMutation({
    mutationFn: (cardCode: string) => send(counterCalls.readPayCode, { shopId, cardCode }),
    onSuccess: ({ buyer, ...visit }) => onChange({ buyer, visit }),
  })
  const search = useMutation({
    mutationFn: () => send(buyerCalls.findBuyer, { shopId, contact: contact.trim() }),
    onSuccess: buyer => onChange({ buyer }),
  })
  return (
    <>
      <form
        onSubmit={event => {
          event.preventDefault()
          const digits = contact.replace(/\s/g, '')
          // A scanner types the code into this field.
          if (CARD_CODE.test(digits)) code.mutate(digits)
          else if (contact.trim().length >= 3) search.mutate()
        }}
      >
        <Field
          label={t('take.findMember')}
          hint={t('take.findHint')}
          error={search.error?.message ?? code.error?.message}
        >
          <Row gap={8}>
            <TextInput dir="ltr" value={contact} maxLength={254} onChange={event => setContact(event.target.value)} />
            <Button kind="secondary" type="submit" busy={search.isPending}>
              {t('take.search')}
            </Button>
            <Button
              kind="secondary"
              icon={<ScanLine aria-hidden="true" size={18} />}
              aria-label={t('take.scan')}
              onClick={() => setScanning(true)}
            />
          </Row>
        </Field>
      </form>
      {isScanning && (
        <Sheet title={t('take.scan')} onClose={() => setScanning(false)}>
          <ReadCode busy={code.isPending} error={code.error?.message} onCode={code.mutate} />
        </Sheet>
      )}
    </>
  )
}

/** The person the order is for: a member, or a guest by name and phone. COUNTER-1 */
export function BuyerFields({ shopId, order, fault, onChange }: BuyerProps) {
  const errorOf = (field: string) => (fault?.field === field ? fault.message : undefined)
  const isOptional = order.orderType !== 1200 || order.buyer !== undefined
  return (
    <Stack gap={12}>
      {order.buyer ? (
        <ChosenBuyer buyer={order.buyer} order={order} onChange={onChange} />
      ) : (
        <FindMember shopId={shopId} onChange={onChange} />
      )}
      <Field label={t('take.name')} optional={isOptional} error={errorOf('guestName')}>
        <TextInput
          value={order.guestName}
          maxLength={60}
          onChange={event => onChange({ guestName: event.target.value })}
        />
      </Field>
      <Field label={t('take.phone')} optional={isOptional} error={errorOf('phone')}>
        <TextInput
          inputMode="tel"
          dir="ltr"
          value={order.phone}
          maxLength={24}
          onChange={event => onChange({ phone: event.target.value })}
        />
      </Field>
    </Stack>
  )
}
