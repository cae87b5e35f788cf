import { localeNamed } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextArea } from '@comanda/web/ui/controls/text-input.tsx'
import styles from './texts.module.css'
import type { OwnTexts } from './use-own-texts.ts'

interface TextRowProps {
  texts: OwnTexts
  id: string
  /** The built-in text. */
  builtIn: string
}

/** The brand's own text over a built-in one. */
export function TextRow({ texts, id, builtIn }: TextRowProps) {
  const { tag, dir } = localeNamed(texts.language)
  return (
    <li className={styles.row}>
      <Field
        label={<span className={styles.builtIn}>{builtIn.trim()}</span>}
        hint={<code dir="ltr">{id}</code>}
        error={texts.errorAt(id)}
        optional
      >
        <TextArea
          rows={builtIn.trim().includes('\n') || builtIn.length > 90 ? 3 : 1}
          lang={tag}
          dir={dir}
          maxLength={2000}
          placeholder={t(texts.isTranslation ? 'texts.translate' : 'texts.ownWording')}
          value={texts.value[id] ?? ''}
          onChange={event => texts.change({ ...texts.value, [id]: event.target.value })}
        />
      </Field>
    </li>
  )
}
