import { staffCouponCalls as calls } from '@comanda/contract/coupon'
import { inLanguage } from '@comanda/domain/money'
import { addDays } from '@comanda/domain/store'
import { currentLocale, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Grid } from '@comanda/web/ui/layout/layout.tsx'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { useState } from 'react'
import { useFacts } from '../../forms/brand-settings.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { SheetForm } from '../../forms/sheet-form.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'
import { today } from '../../platform/store-day.ts'

interface GiveCouponProps {
  shopId: number
  customerId: number
}

/** The first values of a coupon to give, valid for thirty days. */
export const newGift = () => ({
  couponTemplateId: '',
  count: 1,
  beginDate: today(),
  endDate: addDays(today(), 30),
  reason: '',
})

const Fields = fieldsOf<ReturnType<typeof newGift>>()

function GiveCouponSheet({ shopId, customerId, onClose }: GiveCouponProps & { onClose: () => void }) {
  const facts = useFacts(shopId)
  const form = useDraftForm({
    draft: `members/${shopId}/coupon-${customerId}`,
    saved: newGift(),
    valuesOf: saved => saved,
    call: calls.giveCoupon,
    requestOf: values => ({ shopId, customerId, ...values }),
    onSaved() {
      toast(t('counter.couponGiven'))
      onClose()
    },
  })
  const coupons = facts.data?.coupons ?? []
  return (
    <SheetForm form={form} title={t('counter.giveCoupon')} onClose={onClose} action={t('counter.giveCoupon')}>
      <Fields.Select
        name="couponTemplateId"
        label={t('counter.coupon')}
        none={t('money.choose')}
        options={coupons.map(one => [one.couponTemplateId, inLanguage(one.name, currentLocale().id)] as const)}
      />
      <Fields.Number name="count" label={t('money.count')} min={1} max={10} />
      <Grid columns="repeat(auto-fit, minmax(min(160px, 100%), 1fr))">
        <Fields.Text name="beginDate" label={t('counter.firstDay')} type="date" />
        <Fields.Text name="endDate" label={t('counter.lastDay')} type="date" />
      </Grid>
      <Fields.Text name="reason" label={t('counter.reason')} hint={t('counter.reasonHint')} maxLength={200} />
    </SheetForm>
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
      {open && <GiveCouponSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
