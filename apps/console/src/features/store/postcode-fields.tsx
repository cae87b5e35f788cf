import { MAX_POSTCODES, postcodesIn } from '@comanda/domain/store'
import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextArea } from '@comanda/web/ui/controls/text-input.tsx'
import { useState } from 'react'
import { useFieldState } from '../../forms/state/field-state.ts'

const separator = ', '

/** The postcodes of a zone in one text: typed, or pasted from a spreadsheet. PRICE-6 */
export function PostcodeFields({ name }: { name: string }) {
  const { value, errorInside, change } = useFieldState<string[]>(name)
  const [typed, setTyped] = useState('')
  // The typed text is shown as it is while it means the stored list: a separator being typed would vanish otherwise.
  const text = postcodesIn(typed).join(separator) === value.join(separator) ? typed : value.join(separator)
  const input = (next: string) => {
    setTyped(next)
    change(postcodesIn(next).slice(0, MAX_POSTCODES))
  }
  return (
    <Field
      label={t('settings.zone.postcodes')}
      hint={`${t('settings.zone.postcodesHint')} ${t('settings.zone.postcodesCount', { count: value.length })}`}
      error={errorInside}
    >
      <TextArea rows={6} dir="ltr" value={text} onChange={event => input(event.target.value)} />
    </Field>
  )
}
