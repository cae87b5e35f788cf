import { phoneText } from '@comanda/domain/address'
import { notification as calls } from '@comanda/contract/notification'
import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'
import { Mail } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { setQueryDataIfNewer, useMutation, useQuery } from '../../platform/cache/queries.ts'
import { isRefused, send } from '../../platform/send/index.ts'
import { kindOf, useUser } from '../../platform/session.ts'
import { Check, CheckGroup } from '../../ui/controls/choice.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { List, ListRow, Section } from '../../ui/layout/card.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import { type PushState, pushState, turnPushOff, turnPushOn } from './push.ts'

type Preferences = ResponseOf<typeof calls.preferences>
type Changes = RequestInputOf<typeof calls.savePreferences>

const KINDS = ['order', 'booking', 'gift', 'points'] as const
const CHANNELS = ['push', 'email', 'phone'] as const
type Channel = (typeof CHANNELS)[number]

const DEFAULT_QUIET = { from: 22 * 60, to: 8 * 60 }
const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))

/** The preferences with a change that is not saved yet. */
const merged = (held: Preferences, { choices, quiet }: Changes): Preferences => ({
  ...held,
  choices: {
    push: { ...held.choices.push, ...choices.push },
    email: { ...held.choices.email, ...choices.email },
    phone: { ...held.choices.phone, ...choices.phone },
  },
  quiet: quiet === undefined ? held.quiet : quiet,
})

/** The guest's preferences; a change shows at once and is reverted after a refusal. */
function usePreferences(owner: number) {
  const queryKey = ['notices', owner]
  const held = useQuery({
    queryKey,
    queryFn: ({ signal }) => send(calls.preferences, {}, { signal, shows: 'silent' }),
    retry: false,
  })
  const [wanted, setWanted] = useState<Changes>()
  const save = useMutation({
    mutationFn: (changes: Changes) =>
      send(calls.savePreferences, { ...changes, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
    onSuccess: saved => setQueryDataIfNewer(queryKey, saved),
    // In sequence, so that the last tap is saved.
    scope: { id: 'notices' },
    onSettled: (_saved, _fault, sent) => setWanted(now => (now === sent ? undefined : now)),
  })
  const change = (changes: Changes) => {
    setWanted(changes)
    save.mutate(changes)
  }
  return { held, shown: held.data && wanted ? merged(held.data, wanted) : held.data, change }
}

/** Turns notifications on this device on and off. */
function PushSwitch({ pushKey }: { pushKey: string }) {
  const [state, setState] = useState<PushState>('unavailable')
  const [problem, setProblem] = useState('')
  useEffect(() => {
    void pushState(pushKey).then(setState, () => {})
  }, [pushKey])
  if (state === 'unavailable' || state === 'blocked')
    return <Text kind="hint">{t(state === 'blocked' ? 'setting.pushBlocked' : 'setting.pushUnavailable')}</Text>
  const toggle = async (on: boolean) => {
    setProblem('')
    try {
      setState(await (on ? turnPushOn(pushKey) : turnPushOff()))
    } catch (error) {
      setProblem(isRefused(error) ? error.message : t('setting.pushFailed'))
    }
  }
  return (
    <>
      <Switch checked={state === 'on'} onChange={on => void toggle(on)} detail={t('setting.pushDetail')}>
        {t('setting.push')}
      </Switch>
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}

/** The period in which notices wait. */
function QuietHours({ quiet, change }: { quiet: Preferences['quiet']; change: (changes: Changes) => void }) {
  const set = (changed: Preferences['quiet']) => change({ choices: {}, quiet: changed })
  const field = (end: 'from' | 'to', label: string) => (
    <Field label={label}>
      <TextInput
        type="time"
        value={timeText(quiet?.[end] ?? 0)}
        onChange={({ target }) => target.value && quiet && set({ ...quiet, [end]: minutesOf(target.value) })}
      />
    </Field>
  )
  return (
    <Stack gap={8}>
      <Switch
        checked={quiet !== null}
        onChange={on => set(on ? DEFAULT_QUIET : null)}
        detail={t('setting.quietDetail')}
      >
        {t('setting.quiet')}
      </Switch>
      {quiet && (
        <Stack gap={8}>
          {field('from', t('setting.quietFrom'))}
          {field('to', t('setting.quietTo'))}
        </Stack>
      )}
    </Stack>
  )
}

/** The channels a guest can be reached by. */
const channelsOf = ({ email, phone, sendsSms, pushKey }: Preferences): Channel[] =>
  CHANNELS.filter(channel =>
    channel === 'push' ? pushKey !== '' : channel === 'email' ? email !== '' : phone !== '' && sendsSms,
  )

/** An address as it is written; a phone number keeps its order in right-to-left text. */
const addressText = (channel: Channel, address: string): string =>
  channel === 'phone' ? `\u2066${phoneText(address)}\u2069` : address

function PreferenceForm({ owner, signedIn }: { owner: number; signedIn: boolean }) {
  const { held, shown, change } = usePreferences(owner)
  if (held.isPending) return <Skeleton height={240} />
  if (!shown) return <QueryError query={held} />
  const channels = channelsOf(shown)
  return (
    <Stack gap={16}>
      <PushSwitch pushKey={shown.pushKey} />
      {KINDS.map(kind => (
        <CheckGroup key={kind} legend={t(`setting.notice.${kind}`)}>
          {channels.map(channel => (
            <Check
              key={channel}
              checked={shown.choices[channel][kind]}
              onChange={on => change({ choices: { [channel]: { [kind]: on } } })}
              {...(channel !== 'push' && { detail: addressText(channel, shown[channel]) })}
            >
              {t(`setting.channel.${channel}`)}
            </Check>
          ))}
        </CheckGroup>
      ))}
      {signedIn && shown.email === '' && (
        <List>
          <ListRow
            icon={<Mail />}
            title={t('setting.addMail')}
            detail={t('setting.noMail')}
            to="/changeNumber?what=email"
          />
        </List>
      )}
      {!signedIn && (
        <List>
          <ListRow icon={<Mail />} title={t('setting.moreNotices')} detail={t('setting.signInForNews')} to="/login" />
        </List>
      )}
      <QuietHours quiet={shown.quiet} change={change} />
      <Text kind="hint">{t('setting.alwaysSent')}</Text>
    </Stack>
  )
}

/** The kinds of news the guest gets, by channel. NOTIFY-1 */
export function Notices() {
  const user = useUser()
  const signedIn = kindOf(user) !== 'visitor'
  return (
    <Section title={t('setting.notices')}>
      <PreferenceForm owner={user.customerId} signedIn={signedIn} />
    </Section>
  )
}
