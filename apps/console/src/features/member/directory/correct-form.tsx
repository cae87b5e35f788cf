import { directoryCalls as calls } from '@comanda/contract/member'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { useQueryClient } from '@tanstack/react-query'
import { fieldsOf } from '../../../forms/state/fields-of.ts'
import forms from '../../../forms/forms.module.css'
import { SheetForm } from '../../../forms/sheet-form.tsx'
import { useDraftForm } from '../../../forms/state/use-draft-form.ts'
import { membersKey, type Profile } from './queries.ts'

const valuesOf = (profile: Profile) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  phone: profile.phone ?? '',
  email: profile.email ?? '',
  birthday: profile.birthday,
  marketing: profile.marketing,
  allergies: profile.allergies,
  reason: '',
})

const Fields = fieldsOf<ReturnType<typeof valuesOf>>()

interface CorrectProps {
  shopId: number
  profile: Profile
  onClose: () => void
}

/** Corrects names, contacts, consent and allergies, with the reason. CARD-12 */
export function CorrectSheet({ shopId, profile, onClose }: CorrectProps) {
  const client = useQueryClient()
  const { customerId } = profile
  const form = useDraftForm({
    draft: `members/${shopId}/correct-${customerId}`,
    saved: profile,
    valuesOf,
    revisionOf: ({ mark }) => mark,
    call: calls.correctMember,
    requestOf: (values, { mark }) => ({ shopId, customerId, ...values, mark, reason: values.reason.trim() }),
    onSaved() {
      toast(t('members.saved'))
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: membersKey(shopId) }),
  })
  return (
    <SheetForm form={form} title={t('members.correct')} onClose={onClose} note={t('members.correctHint')}>
      <div className={forms.narrowRow}>
        <Fields.Text name="firstName" label={t('members.firstName')} maxLength={60} />
        <Fields.Text name="lastName" label={t('members.lastName')} maxLength={60} />
      </div>
      <Fields.Text name="phone" label={t('members.phone')} type="tel" dir="ltr" maxLength={30} />
      <Fields.Text name="email" label={t('members.email')} type="email" dir="ltr" maxLength={254} />
      <Fields.Text name="birthday" label={t('members.birthday')} type="date" />
      <Fields.Area name="allergies" label={t('members.allergies')} maxLength={300} />
      <Fields.Switch name="marketing">{t('members.marketingYes')}</Fields.Switch>
      <Fields.Text name="reason" label={t('counter.reason')} hint={t('counter.reasonHint')} maxLength={200} />
    </SheetForm>
  )
}
