import { DELIVERY_MINUTE } from '@comanda/domain/giftcard'
import { showClock } from '../../platform/i18n/clock.ts'
import { t } from '../../platform/i18n/index.ts'
import { Choice, ChoiceGroup } from '../../ui/controls/choice.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { PhoneField } from '../../ui/controls/phone-field.tsx'
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx'
import { type FriendDraft, friendFaults } from './friend-draft.ts'
import { Grid } from '../../ui/layout/layout.tsx'
import styles from './gift.module.css'

interface FriendFieldsProps {
  friend: FriendDraft
  /** Default country of the phone. */
  country: string
  /** Today, store-local: the first possible day. */
  today: string
  onChange: (friend: FriendDraft) => void
  /** Errors show after the first attempt to continue. */
  submitted: boolean
}

const MESSAGE = 300

/** Recipient, channel, day and message of a gift. CARD-5 */
export function FriendFields({ friend, country, today, onChange, submitted }: FriendFieldsProps) {
  const faults = friendFaults(friend, country)
  const set = (part: Partial<FriendDraft>) => onChange({ ...friend, ...part })
  return (
    <>
      <Field label={t('gift.recipient')} error={submitted && faults.recipient && t('gift.recipientNeeded')}>
        <TextInput
          autoComplete="off"
          maxLength={60}
          value={friend.recipient}
          onChange={event => set({ recipient: event.target.value })}
        />
      </Field>
      <Destination friend={friend} country={country} onChange={set} submitted={submitted} />
      <Field label={t('gift.fromName')} error={submitted && faults.from && t('gift.fromNeeded')}>
        <TextInput
          autoComplete="name"
          maxLength={60}
          value={friend.from}
          onChange={event => set({ from: event.target.value })}
        />
      </Field>
      <Field label={t('gift.message')} hint={t('gift.messageHint')} optional>
        <TextArea
          counted
          maxLength={MESSAGE}
          value={friend.message}
          onChange={event => set({ message: event.target.value })}
        />
      </Field>
      <Field label={t('gift.day')} hint={t('gift.dayHint', { time: showClock(DELIVERY_MINUTE) })}>
        <TextInput
          type="date"
          min={today}
          max={`${Number(today.slice(0, 4)) + 1}${today.slice(4)}`}
          value={friend.day || today}
          onChange={event => set({ day: event.target.value })}
        />
      </Field>
      <Field label={t('gift.confirmTo')} error={submitted && faults.fromEmail && t('gift.emailNeeded')} optional>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={friend.fromEmail}
          onChange={event => set({ fromEmail: event.target.value })}
        />
      </Field>
    </>
  )
}

type DestinationDraft = Pick<FriendDraft, 'way' | 'recipientEmail' | 'recipientPhone' | 'country'>

interface DestinationProps {
  friend: FriendDraft
  country: string
  onChange: (part: Partial<DestinationDraft>) => void
  submitted: boolean
}

/** Destination of a gift: phone or e-mail. */
export function Destination({ friend, country, onChange, submitted }: DestinationProps) {
  const faults = friendFaults(friend, country)
  return (
    <>
      <ChoiceGroup legend={t('gift.how')}>
        <Grid gap={8} columns="1fr 1fr" className={styles.ways}>
          {(['email', 'phone'] as const).map(channel => (
            <Choice
              key={channel}
              value={channel}
              checked={friend.way === channel}
              onChange={() => onChange({ way: channel })}
            >
              {t(channel === 'email' ? 'gift.byEmail' : 'gift.byPhone')}
            </Choice>
          ))}
        </Grid>
      </ChoiceGroup>
      {friend.way === 'email' ? (
        <Field label={t('gift.email')} error={submitted && faults.recipientEmail && t('gift.emailNeeded')}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            value={friend.recipientEmail}
            onChange={event => onChange({ recipientEmail: event.target.value })}
          />
        </Field>
      ) : (
        <PhoneField
          label={t('gift.phone')}
          error={submitted && faults.recipientPhone && t('gift.phoneNeeded')}
          isoCode={friend.country || country}
          phoneNumber={friend.recipientPhone}
          onChange={({ isoCode, phoneNumber }) => onChange({ country: isoCode, recipientPhone: phoneNumber })}
        />
      )}
    </>
  )
}
