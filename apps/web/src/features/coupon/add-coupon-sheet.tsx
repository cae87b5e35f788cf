import { useStoredDraft } from '../../platform/device/draft-store.ts'
import { t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { isRefused } from '../../platform/send/index.ts'
import { eraseStored } from '../../platform/device/storage.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import { useRedeemCoupon } from './api.ts'
import { Stack } from '../../ui/layout/layout.tsx'

/** Storage key of the draft, which outlives the sheet until the coupon is added. */
const KEY = 'couponCodeDraft'

interface Props {
  /** A scanned code. */
  code?: string | undefined
  onClose: () => void
}

/** Adds a coupon by a voucher's or a public code, which the server tells apart; says so if it was added before. CARD-6 */
export function AddCouponSheet({ code = '', onClose }: Props) {
  const [{ typed }, change] = useStoredDraft(KEY, { typed: '' }, stored => ({
    typed: (code.match(/.{1,4}/g) ?? []).join('-') || stored.typed,
  }))
  const { mutate, isPending, error, data, reset } = useRedeemCoupon()
  const problem =
    data?.isNew === false ? t('coupon.alreadyAdded') : error && (isRefused(error) ? error.message : t('ui.failedHint'))
  const submit = () =>
    mutate(typed.trim(), {
      onSuccess: ({ isNew }) => {
        if (!isNew) return
        eraseStored(KEY)
        toast(t('coupon.added'))
        onClose()
      },
    })
  return (
    <Sheet title={t('coupon.add')} onClose={onClose}>
      <Stack
        as="form"
        gap={14}
        onSubmit={event => {
          event.preventDefault()
          if (typed.trim() !== '' && !isPending) submit()
        }}
      >
        <Field label={t('coupon.code')} hint={t('coupon.addHint')} error={problem}>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            placeholder="XXXX-XXXX-XXXX-XXXX"
            value={typed}
            onChange={event => {
              reset()
              change(() => ({ typed: event.target.value }))
            }}
          />
        </Field>
        <Button wide type="submit" busy={isPending} disabled={typed.trim() === ''}>
          {t('coupon.add')}
        </Button>
      </Stack>
    </Sheet>
  )
}
