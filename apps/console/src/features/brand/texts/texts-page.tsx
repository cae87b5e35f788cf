import { brandCalls as calls } from '@comanda/contract/brand'
import { isNoticeKey, isServerKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Check } from '@comanda/web/ui/controls/choice.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Tabs } from '@comanda/web/ui/controls/tabs.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LanguageTabs, useEditedLanguage } from '../../../forms/fields/localized-field.tsx'
import { ErrorText } from '../../../forms/fields/list-parts.tsx'
import { goTo, usePlace } from '../../../platform/place.ts'
import { send } from '../../../platform/send.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { matchingTexts, missingTexts } from './matching-texts.ts'
import { NoticeTexts } from './notice-texts.tsx'
import { TextRow } from './text-row.tsx'
import { TextsOnPages } from './texts-on-pages.tsx'
import { CsvButtons } from './texts-csv.tsx'
import styles from './texts.module.css'
import { type BrandTexts, type OwnTexts, textsKey, useOwnTexts } from './use-own-texts.ts'

/** Rows shown at once: search finds the others. */
const MAX_SHOWN = 50

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

/** The texts that are looked for. */
interface Filter {
  search: string
  onlyMissing: boolean
}

interface EditorProps {
  shopId: number
  data: BrandTexts
  filter: Filter
  onFilter: (filter: Filter) => void
}

const MESSAGES = 'messages'
const SERVER = 'server'

const parts = () => [
  { id: '', label: t('texts.ofApp') },
  { id: MESSAGES, label: t('texts.ofMessages') },
  { id: SERVER, label: t('texts.ofServer') },
]

/** The part of the page where a text is. */
const partOf = (key: string): string => (isNoticeKey(key) ? MESSAGES : isServerKey(key) ? SERVER : '')

/** Brings a refused text into view once it is shown. */
const focusRefused = () =>
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  })

interface TextListProps {
  shown: readonly (readonly [key: string, text: string])[]
  texts: OwnTexts
}

/** The first of some texts. */
const TextList = ({ shown, texts }: TextListProps) => (
  <>
    <Text kind="quiet" role="status">
      {t('texts.found', { count: shown.length, shown: Math.min(shown.length, MAX_SHOWN) })}
    </Text>
    <ul className={styles.rows}>
      {shown.slice(0, MAX_SHOWN).map(([key, text]) => (
        <TextRow key={key} id={key} builtIn={text} texts={texts} />
      ))}
    </ul>
  </>
)

function Editor({ shopId, data, filter, onFilter }: EditorProps) {
  const { search, onlyMissing } = filter
  const setSearch = (wanted: string) => onFilter({ ...filter, search: wanted })
  const { detail } = usePlace()
  const part = detail === MESSAGES || detail === SERVER ? detail : ''
  const show = (key: string) => {
    goTo('texts', partOf(key))
    setSearch(key)
    focusRefused()
  }
  const texts = useOwnTexts({ shopId, data, onRefused: show })
  const { value: own, change, isTranslation } = texts
  const builtIn = Object.fromEntries(Object.entries(data.builtIn).filter(([key]) => partOf(key) === part))
  const results = matchingTexts(builtIn, own, { search, onlyMissing: onlyMissing && isTranslation })
  const missing = isTranslation ? missingTexts(builtIn, own).length : 0
  return (
    <Tabs label={t('console.texts')} tabs={parts()} chosen={part} onChoose={id => goTo('texts', id)}>
      <div className={styles.page}>
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
            <Check checked={onlyMissing} onChange={on => onFilter({ ...filter, onlyMissing: on })}>
              {t('texts.onlyMissing', { count: missing })}
            </Check>
          )}
          <CsvButtons language={data.language} builtIn={data.builtIn} own={own} onRead={change} />
        </section>
        <ErrorText>{texts.error}</ErrorText>
        {part === MESSAGES ? (
          <NoticeTexts
            shopId={shopId}
            shown={results}
            builtIn={data.builtIn}
            texts={texts}
            searched={search.trim() !== ''}
          />
        ) : (
          <TextList shown={results} texts={texts} />
        )}
        {part === '' && <TextsOnPages shopId={shopId} search={search} language={data.language} />}
        {texts.dirty && <SaveBar busy={texts.busy} onDiscard={texts.discard} onSave={texts.save} />}
      </div>
    </Tabs>
  )
}

/** The brand's own wording of the guests' app, of messages, errors, receipts and passes, by language. SETUP-7 */
export function TextsPage({ shopId }: { shopId: number }) {
  const brand = useQuery({
    queryKey: ['brandLanguages', shopId],
    queryFn: async () => (await send(calls.brandSettings, { shopId })).languages,
  })
  // It outlives the editor, which starts anew after a save.
  const [filter, setFilter] = useState<Filter>({ search: '', onlyMissing: false })
  const languages = brand.data ?? []
  const language = useEditedLanguage(languages)
  const texts = useQuery({
    queryKey: textsKey(shopId, language),
    queryFn: () => send(calls.brandTexts, { shopId, language }),
    enabled: languages.length > 0,
  })
  return (
    <div className={styles.page}>
      <Text kind="quiet">{t('texts.hint')}</Text>
      {languages.length > 1 && (
        <LanguageTabs label={t('console.texts')} languages={languages} chosen={language} missing={[]} />
      )}
      <Loaded query={brand.error ? { ...brand, data: undefined } : texts}>
        {data => (
          <Editor
            key={`${data.language} ${data.mark}`}
            shopId={shopId}
            data={data}
            filter={filter}
            onFilter={setFilter}
          />
        )}
      </Loaded>
    </div>
  )
}
