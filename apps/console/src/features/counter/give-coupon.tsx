import { counterCalls } from '@comanda/contract/counter'
import { staffCouponCalls } from '@comanda/contract/coupon'
import { inLanguage } from '@comanda/domain/money'
import { addDays } from '@comanda/domain/store'
import { currentLocale, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Sheet, useCloseSheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Select, TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NumberField } from '../../fields/number-field.tsx'
import { Unsaved } from '../../fields/unsaved.tsx'
import { useKept } from '../../fields/use-kept.ts'
import { Refused, send } from '../../platform/send.ts'
import styles from './counter.module.css'

interface GiveCouponProps {
  shopId: number
  customerId: number
}

const today = (): string => new Date().toISOString().slice(0, 10)

interface DaysProps {
  draft: { beginDate: string; endDate: string }
  faultAt: (field: string) => string | undefined
  onChange: (change: { beginDate?: string; endDate?: string }) => void
}

const Days = ({ draft, faultAt, onChange }: DaysProps) => (
  <div className={styles.dates}>
    <Field label={t('counter.firstDay')} error={faultAt('beginDate')}>
      <TextInput type="date" value={draft.beginDate} onChange={event => onChange({ beginDate: event.target.value })} />
    </Field>
    <Field label={t('counter.lastDay')} error={faultAt('endDate')}>
      <TextInput type="date" value={draft.endDate} onChange={event => onChange({ endDate: event.target.value })} />
    </Field>
  </div>
)

function Form({ shopId, customerId }: GiveCouponProps) {
  const close = useCloseSheet()
  const facts = useQuery({
    queryKey: ['money', shopId, 'facts'],
    queryFn: () => send(counterCalls.brandFacts, { shopId }),
  })
  const kept = useKept(`members/${shopId}/coupon-${customerId}`, {
    couponTemplateId: '',
    count: 1,
    beginDate: today(),
    endDate: addDays(today(), 30),
    reason: '',
  })
  const draft = kept.value
  const set = (change: Partial<typeof draft>) => kept.put({ ...draft, ...change })
  const giving = useMutation({
    mutationFn: () => send(staffCouponCalls.giveCoupon, { shopId, customerId, ...draft }),
    onSuccess: () => {
      toast(t('counter.couponGiven'))
      kept.done()
      close()
    },
  })
  const fault = giving.error instanceof Refused ? giving.error : undefined
  const faultAt = (field: string) => (fault?.field === field ? fault.message : undefined)
  return (
    <div className={styles.stack}>
      <Unsaved kept={kept} />
      <Field label={t('counter.coupon')} error={faultAt('couponTemplateId')}>
        <Select value={draft.couponTemplateId} onChange={event => set({ couponTemplateId: event.target.value })}>
          <option value="">{t('money.choose')}</option>
          {facts.data?.coupons.map(({ couponTemplateId, name }) => (
            <option key={couponTemplateId} value={couponTemplateId}>
              {inLanguage(name, currentLocale().id)}
            </option>
          ))}
        </Select>
      </Field>
      <NumberField label={t('money.count')} value={draft.count} min={1} max={10} onChange={count => set({ count })} />
      <Days draft={draft} faultAt={faultAt} onChange={set} />
      <Field label={t('counter.reason')} hint={t('counter.reasonHint')} error={faultAt('reason')}>
        <TextInput maxLength={200} value={draft.reason} onChange={event => set({ reason: event.target.value })} />
      </Field>
      <p role="alert" className={styles.fault} hidden={!giving.error || fault?.field !== undefined}>
        {giving.error?.message}
      </p>
      <Button
        wide
        size="large"
        busy={giving.isPending}
        disabled={draft.couponTemplateId === '' || draft.count < 1 || draft.reason.trim().length < 3}
        onClick={() => giving.mutate()}
      >
        {t('counter.giveCoupon')}
      </Button>
    </div>
  )
}

/** Gives a member a coupon, with the days it is good and why. CARD-6 */
export function GiveCoupon(props: GiveCouponProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" kind="soft" onClick={() => setOpen(true)}>
        {t('counter.giveCoupon')}
      </Button>
      {open && (
        <Sheet title={t('counter.giveCoupon')} onClose={() => setOpen(false)}>
          <Form {...props} />
        </Sheet>
      )}
    </>
  )
}
