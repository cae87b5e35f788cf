import { internationalPhone, phoneFormats, phoneLooksRight } from '@comanda/domain/address'
import { type FormEvent, useState } from 'react'
import { useStoredDraft } from '../../platform/device/draft-store.ts'
import { t } from '../../platform/i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { PhoneInput, type PhoneValue } from '../../ui/controls/phone-input.tsx'
import { deviceRegion } from '../../platform/device/device-region.ts'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import type { Destination } from './api.ts'
import { Stack } from '../../ui/layout/layout.tsx'

const countries = phoneFormats().map(({ isoCode, countryCode }) => ({ isoCode, countryCode }))

const localCountry = (): { isoCode: string; countryCode: string } => {
  const region = deviceRegion()
  return (
    countries.find(({ isoCode }) => isoCode === region) ??
    countries.find(({ isoCode }) => isoCode === 'US') ?? { isoCode: 'US', countryCode: '1' }
  )
}

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/

/** Storage key of the typed address, which a reload keeps until its code is accepted. */
export const DESTINATION_DRAFT = 'destinationDraft'

interface DestinationDraft {
  channel: Destination['channel']
  phone: PhoneValue
  email: string
}

interface DestinationFormProps {
  busy: boolean
  /** Refusal of the last attempt. */
  refusal: string | undefined
  onSend: (to: Destination) => void
  /** The only allowed channel; without it the guest chooses. */
  only?: Destination['channel']
  /** Suggested e-mail address. */
  suggestion?: string | undefined
}

/** Destination of the code: a phone or e-mail address, validated before sending. */
export function DestinationForm({ busy, refusal, onSend, only, suggestion = '' }: DestinationFormProps) {
  const [{ channel, phone, email }, change] = useStoredDraft<DestinationDraft>(
    DESTINATION_DRAFT,
    { channel: only ?? 'email', phone: { ...localCountry(), phoneNumber: '' }, email: suggestion },
    typed => ({ ...typed, channel: only ?? typed.channel, email: suggestion || typed.email }),
  )
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const fits = channel === 'phone' ? phoneLooksRight(phone.isoCode, phone.phoneNumber) : EMAIL.test(email.trim())
    setProblem(fits ? undefined : t(channel === 'phone' ? 'auth.phoneWrong' : 'auth.emailWrong'))
    if (!fits) return
    const destination =
      channel === 'phone' ? internationalPhone(phone.isoCode, phone.phoneNumber) : email.trim().toLowerCase()
    onSend({ channel, destination })
  }
  const choose = (next: Destination['channel']) => {
    change(now => ({ ...now, channel: next }))
    setProblem(undefined)
  }
  const error = problem ?? refusal
  const field =
    channel === 'phone' ? (
      <Field label={t('auth.phone')} error={error}>
        <PhoneInput
          value={phone}
          onChange={next => change(now => ({ ...now, phone: next }))}
          countries={countries}
          name="phone"
        />
      </Field>
    ) : (
      <EmailField value={email} onChange={next => change(now => ({ ...now, email: next }))} error={error} />
    )
  return (
    <Stack as="form" gap={16} onSubmit={submit} noValidate>
      {only ? (
        field
      ) : (
        <Tabs
          label={t('auth.signIn')}
          chosen={channel}
          onChoose={choose}
          tabs={[
            { id: 'email', label: t('auth.byEmail') },
            { id: 'phone', label: t('auth.byPhone') },
          ]}
        >
          {field}
        </Tabs>
      )}
      <Button wide size="large" type="submit" busy={busy}>
        {t('auth.sendCode')}
      </Button>
    </Stack>
  )
}

interface EmailFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

const EmailField = ({ value, onChange, error }: EmailFieldProps) => (
  <Field label={t('auth.email')} error={error}>
    <TextInput
      type="email"
      name="email"
      inputMode="email"
      autoComplete="email webauthn"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  </Field>
)
