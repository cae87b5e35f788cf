import { t } from '../../platform/i18n/index.ts'
import { writeStored, readStoredText } from '../../platform/storage.ts'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'

const NICK = 'table.nick'

/** The name that others read beside what one chooses, as it was given last. */
export const lastNick = (): string => readStoredText(NICK) ?? ''

/** Keeps the name for the next table or group. */
export const keepNick = (nick: string): void => writeStored(NICK, nick.trim())

/** Where the name is given. */
export const NickField = ({ nick, onNick }: { nick: string; onNick: (nick: string) => void }) => (
  <Field label={t('table.join.nick')} hint={t('group.nickHint')}>
    <TextInput value={nick} maxLength={24} autoComplete="nickname" onChange={event => onNick(event.target.value)} />
  </Field>
)
