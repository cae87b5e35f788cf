import * as z from 'zod/mini'
import { rulesOf } from '../../platform/form-rules.ts'
import { inNameOrder } from '../../platform/i18n/full-name.ts'
import { t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { isRefused } from '../../platform/send/index.ts'
import { eraseStored } from '../../platform/device/storage.ts'
import { useStoredForm } from '../../platform/stored-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import { type UserInfo, useUpdateUser } from './api.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import styles from './member.module.css'

const shape = z.object({
  nick: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  firstName: z.string().check(z.trim(), z.maxLength(60)),
  lastName: z.string().check(z.trim(), z.maxLength(60)),
  birthday: z.string(),
})

/** Storage key of what is typed, which a reload keeps until it is saved. */
const KEY = 'profileDraft'

/** Names and birthday. A refusal shows at its field. */
export function ProfileForm({ info, onSaved }: { info: UserInfo; onSaved: () => void }) {
  const { nick, firstName, lastName, birthday } = info
  const update = useUpdateUser()
  const form = useStoredForm({
    key: KEY,
    initial: { nick, firstName, lastName, birthday },
    resolver: rulesOf(shape),
  })
  const { errors } = form.formState
  const save = form.handleSubmit(profile =>
    update.mutate(profile, {
      onSuccess: () => {
        eraseStored(KEY)
        toast(t('member.saved'))
        onSaved()
      },
      onError: error => {
        const field = isRefused(error) && error.field === 'birthday' ? 'birthday' : 'root'
        form.setError(field, { message: error.message })
      },
    }),
  )
  const [first, second] = inNameOrder(
    <Field label={t('ui.firstName')} optional>
      <TextInput autoComplete="given-name" maxLength={60} {...form.register('firstName')} />
    </Field>,
    <Field label={t('ui.lastName')} optional>
      <TextInput autoComplete="family-name" maxLength={60} {...form.register('lastName')} />
    </Field>,
  )
  return (
    <Stack as="form" gap={16} onSubmit={event => void save(event)} noValidate>
      <Field label={t('member.nick')} error={errors.nick && t('member.nickNeeded')}>
        <TextInput autoComplete="nickname" maxLength={40} {...form.register('nick')} />
      </Field>
      {first}
      {second}
      <Field
        label={t('member.birthday')}
        optional
        hint={t(birthday === '' ? 'member.birthdayHint' : 'member.birthdayFixed')}
        error={errors.birthday?.message}
      >
        <TextInput type="date" autoComplete="bday" readOnly={birthday !== ''} {...form.register('birthday')} />
      </Field>
      {errors.root && (
        <p role="alert" className={styles.problem}>
          {errors.root.message}
        </p>
      )}
      <Button wide size="large" type="submit" busy={update.isPending}>
        {t('member.save')}
      </Button>
    </Stack>
  )
}
