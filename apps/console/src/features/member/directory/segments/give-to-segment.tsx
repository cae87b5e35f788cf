import { staffCouponCalls as calls } from '@comanda/contract/coupon'
import { inLanguage } from '@comanda/domain/money'
import { currentLocale, showNumber, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Grid } from '@comanda/web/ui/layout/layout.tsx'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { useFacts } from '../../../../forms/brand-settings.ts'
import { fieldsOf } from '../../../../forms/state/fields-of.ts'
import { SheetForm } from '../../../../forms/sheet-form.tsx'
import { useDraftForm } from '../../../../forms/state/use-draft-form.ts'
import { newGift } from '../../give-coupon.tsx'
import { useSegmentCount } from './queries.ts'

interface GiveProps {
  shopId: number
  segmentId: string
  name: string
}

const firstValues = () => {
  const { count: _, ...values } = newGift()
  return values
}

const Fields = fieldsOf<ReturnType<typeof firstValues>>()

function GiveSheet({ shopId, segmentId, name, onClose }: GiveProps & { onClose: () => void }) {
  const facts = useFacts(shopId)
  const count = useSegmentCount(shopId, segmentId).data?.count
  const form = useDraftForm({
    draft: `members/${shopId}/segment-coupon-${segmentId}`,
    saved: firstValues(),
    valuesOf: saved => saved,
    call: calls.giveCouponToSegment,
    requestOf: values => ({ shopId, segmentId, ...values }),
    onSaved({ members }) {
      toast(t('members.segmentGiven', { count: showNumber(members) }))
      onClose()
    },
  })
  const { couponTemplateId, reason } = form.values
  const coupons = facts.data?.coupons ?? []
  return (
    <SheetForm
      form={form}
      title={t('members.segmentGiveTo', { name })}
      onClose={onClose}
      action={t('counter.giveCoupon')}
      ready={couponTemplateId !== '' && reason.trim().length >= 3 && count !== undefined && count > 0}
      note={
        <Text kind="quiet" figures>
          {count !== undefined && t('members.segmentGiveNote', { count: showNumber(count) })}
        </Text>
      }
    >
      <Fields.Select
        name="couponTemplateId"
        label={t('counter.coupon')}
        none={t('money.choose')}
        options={coupons.map(one => [one.couponTemplateId, inLanguage(one.name, currentLocale().id)] as const)}
      />
      <Grid columns="repeat(auto-fit, minmax(min(160px, 100%), 1fr))">
        <Fields.Text name="beginDate" label={t('counter.firstDay')} type="date" />
        <Fields.Text name="endDate" label={t('counter.lastDay')} type="date" />
      </Grid>
      <Fields.Text name="reason" label={t('counter.reason')} hint={t('counter.reasonHint')} maxLength={200} />
    </SheetForm>
  )
}

/** Gives every member of a segment a coupon, with the days it is good and why. CARD-16 */
export function GiveToSegment(props: GiveProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" icon={<Ticket aria-hidden="true" size={18} />} onClick={() => setOpen(true)}>
        {t('counter.giveCoupon')}
      </Button>
      {open && <GiveSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
