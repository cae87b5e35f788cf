import { localeNamed, locales } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AddFromList } from '../../../forms/fields/choice-fields.tsx'
import { useListField } from '../../../forms/state/field-state.ts'
import { ErrorText } from '../../../forms/fields/list-parts.tsx'
import styles from './brand-settings.module.css'

/** Languages that are often chosen; any other is added by its tag. */
const COMMON =
  'bn cs da de el es fa fi fil fr he hi hu id it ja ko ms nb nl pl pt ro ru sv sw ta th tr uk ur vi zh-TW'.split(' ')

const TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/

/** A language by its tag, which the browser must know. */
const isLanguage = (tag: string): boolean => TAG.test(tag) && localeNamed(tag).name.toLowerCase() !== tag.toLowerCase()

type Languages = ReturnType<typeof useListField<string>>

/** The chosen languages, each with its buttons. */
const ChosenLanguages = ({ rows, moveUp, remove }: Languages) => (
  <ul className={styles.languages}>
    {rows.map(({ entry, at }) => {
      const { name } = localeNamed(entry)
      return (
        <li key={entry} className={styles.language}>
          <span>
            {name} <small dir="ltr">{entry}</small>
          </span>
          {at === 0 && <small>{t('brand.mainLanguage')}</small>}
          {at > 0 && (
            <Button
              size="small"
              kind="plain"
              icon={<ArrowUp aria-hidden="true" size={18} />}
              onClick={() => moveUp(at)}
            >
              {t('brand.languageUp')}
              <span className="visuallyHidden">: {name}</span>
            </Button>
          )}
          {rows.length > 1 && (
            <Button size="small" kind="plain" icon={<Trash2 aria-hidden="true" size={18} />} onClick={() => remove(at)}>
              {t('brand.languageRemove')}
              <span className="visuallyHidden">: {name}</span>
            </Button>
          )}
        </li>
      )
    })}
  </ul>
)

/** The languages of the brand in their order; the first is the fallback. ETC-1 */
export function BrandLanguages() {
  const list = useListField<string>('languages')
  const { rows, error, add } = list
  const [tag, setTag] = useState('')
  const chosen = rows.map(({ entry }) => entry)
  const options = [...Object.keys(locales), ...COMMON]
    .filter(id => !chosen.includes(id))
    .map(id => [id, localeNamed(id).name] as const)
  const newTag = tag.trim()
  const addTag = () => {
    add(newTag)
    setTag('')
  }
  return (
    <>
      <ChosenLanguages {...list} />
      <ErrorText>{error}</ErrorText>
      <div className={styles.pair}>
        <AddFromList label={t('brand.addLanguage')} options={options} onAdd={add} />
        <Field
          label={t('brand.otherLanguage')}
          hint={t('brand.otherLanguageHint')}
          error={newTag !== '' && !isLanguage(newTag) ? t('brand.noLanguage') : undefined}
          optional
        >
          <TextInput dir="ltr" maxLength={20} value={tag} onChange={event => setTag(event.target.value)} />
        </Field>
      </div>
      {isLanguage(newTag) && !chosen.includes(newTag) && (
        <Button size="small" kind="soft" className={styles.start ?? ''} onClick={addTag}>
          {t('brand.addNamed', { name: localeNamed(newTag).name })}
        </Button>
      )}
    </>
  )
}
