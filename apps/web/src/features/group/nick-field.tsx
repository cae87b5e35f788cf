import { t } from '../../platform/i18n/index.ts'
import { writeStored, readStoredText } from '../../platform/device/storage.ts'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'

const NICK = 'table.nick'

/** The name entered last, which others see beside the guest's dishes. */
export const lastNick = (): string => readStoredText(NICK) ?? ''

/** Stores the name for the next table or group. */
export const saveNick = (nick: string): void => writeStored(NICK, nick.trim())

export const NickField = ({ nick, onNick }: { nick: string; onNick: (nick: string) => void }) => (
  <Field label={t('table.join.nick')} hint={t('group.nickHint')}>
    <TextInput value={nick} maxLength={24} autoComplete="nickname" onChange={event => onNick(event.target.value)} />
  </Field>
)
