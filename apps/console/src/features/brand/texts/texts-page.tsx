import { brandCalls as calls } from '@comanda/contract/brand'
import type { ResponseOf } from '@comanda/contract/core'
import { localeNamed } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Check } from '@comanda/web/ui/controls/choice.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextArea, TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LanguageTabs, useEditedLanguage } from '../../../forms/localized-field.tsx'
import { ErrorText } from '../../../forms/list-parts.tsx'
import { useDraft } from '../../../forms/use-draft.ts'
import { Refused, send } from '../../../platform/send.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { matchingTexts, missingTexts } from './matching-texts.ts'
import { CsvButtons } from './texts-csv.tsx'
import styles from './texts.module.css'

type BrandTexts = ResponseOf<typeof calls.brandTexts>

const textsKey = (shopId: number, language: string) => ['brandTexts', shopId, language]

/** Rows shown at once: search finds the others. */
const MOST_SHOWN = 50

interface EditorProps {
  shopId: number
  data: BrandTexts
}

/** The own texts of one language, typed over the built-in ones. */
function useOwnTexts({ shopId, data }: EditorProps) {
  const client = useQueryClient()
  const { language, mark } = data
  const draft = useDraft<Record<string, string>>(`texts//${language}/${mark}`, data.texts)
  const saving = useMutation({
    mutationFn: () => send(calls.saveBrandTexts, { shopId, mark, language, texts: draft.value }),
    onSuccess: async () => {
      draft.drop()
      toast(t('settings.saved'))
      await client.invalidateQueries({ queryKey: textsKey(shopId, language) })
    },
  })
  const field = saving.error instanceof Refused ? saving.error.field : undefined
  return { ...draft, saving, faulty: field?.replace(/^texts\./, '') }
}

interface SaveBarProps {
  busy: boolean
  onDiscard: () => void
  onSave: () => void
}

const SaveBar = ({ busy, onDiscard, onSave }: SaveBarProps) => (
  <div className={styles.save}>
    <span>{t('settings.unsaved')}</span>
    <Button size="small" kind="plain" onClick={onDiscard}>
      {t('settings.discard')}
    </Button>
    <Button busy={busy} onClick={onSave}>
      {t('console.save')}
    </Button>
  </div>
)

function Editor({ shopId, data }: EditorProps) {
  const [search, setSearch] = useState('')
  const [onlyMissing, setOnlyMissing] = useState(false)
  const { value: own, change, dirty, discard, saving, faulty } = useOwnTexts({ shopId, data })
  const { tag, dir } = localeNamed(data.language)
  const isTranslation = data.language !== data.builtInLanguage
  const results = matchingTexts(data.builtIn, own, { search, onlyMissing: onlyMissing && isTranslation })
  const missing = isTranslation ? missingTexts(data.builtIn, own).length : 0
  return (
    <>
      <section className={styles.tools}>
        <Field label={t('texts.search')} optional labelHidden>
          <TextInput
            type="search"
            placeholder={t('texts.search')}
            value={search}
            onChange={event => setSearch(event.target.value)}
          />
        </Field>
        {isTranslation && (
          <Check checked={onlyMissing} onChange={setOnlyMissing}>
            {t('texts.onlyMissing', { count: missing })}
          </Check>
        )}
        <CsvButtons language={data.language} builtIn={data.builtIn} own={own} onRead={change} />
      </section>
      <p className={styles.count} role="status">
        {t('texts.found', { count: results.length, shown: Math.min(results.length, MOST_SHOWN) })}
      </p>
      <ErrorText>{faulty === undefined && saving.error?.message}</ErrorText>
      <ul className={styles.rows}>
        {results.slice(0, MOST_SHOWN).map(([key, text]) => (
          <li key={key} className={styles.row}>
            <Field
              label={text}
              hint={<code dir="ltr">{key}</code>}
              error={faulty === key ? saving.error?.message : undefined}
              optional
            >
              <TextArea
                rows={1}
                lang={tag}
                dir={dir}
                maxLength={2000}
                placeholder={t(isTranslation ? 'texts.translate' : 'texts.ownWording')}
                value={own[key] ?? ''}
                onChange={event => change({ ...own, [key]: event.target.value })}
              />
            </Field>
          </li>
        ))}
      </ul>
      {dirty && <SaveBar busy={saving.isPending} onDiscard={discard} onSave={() => saving.mutate()} />}
    </>
  )
}

/** The brand's own wording of the guests' app, by language. SETUP-7 */
export function TextsPage({ shopId }: { shopId: number }) {
  const brand = useQuery({
    queryKey: ['brandLanguages', shopId],
    queryFn: async () => (await send(calls.brandSettings, { shopId })).languages,
  })
  const languages = brand.data ?? []
  const language = useEditedLanguage(languages)
  const texts = useQuery({
    queryKey: textsKey(shopId, language),
    queryFn: () => send(calls.brandTexts, { shopId, language }),
    enabled: languages.length > 0,
  })
  return (
    <div className={styles.page}>
      <p className={styles.count}>{t('texts.hint')}</p>
      {languages.length > 1 && (
        <LanguageTabs label={t('console.texts')} languages={languages} chosen={language} missing={[]} />
      )}
      <Loaded query={brand.error ? { ...brand, data: undefined } : texts}>
        {data => <Editor key={`${data.language} ${data.mark}`} shopId={shopId} data={data} />}
      </Loaded>
    </div>
  )
}
