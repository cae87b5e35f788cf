import { t } from '@comanda/web/i18n'
import { Button, IconButton } from '@comanda/web/ui/controls/button.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Puck } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { Redo2, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Banner } from '../../ui/notices.tsx'
import { AddBlock } from './add-block.tsx'
import { Blocks } from './blocks.tsx'
import styles from './decoration.module.css'
import { type EditorFacts, EditorFactsContext } from './facts.ts'
import { pageConfig } from './page-config.tsx'
import { dataOf, faultKey, pageOf } from './page-data.ts'
import { KeepSelection } from './keep-selection.tsx'
import { Phone } from './phone.tsx'
import { selectedIdOf, usePuckState } from './puck-state.ts'
import type { Page, PagesDraft } from './queries.ts'
import { ThemePhone } from './theme-phone.tsx'
import { ConditionFields } from './variants/condition-fields.tsx'
import { type PageDraft, usePageDraft } from './use-page-draft.ts'

/** Another person's version, a failed save, or faults; each with what can be done. */
function SaveNote({ draft: { state, problem, saveAgain, takeTheirs } }: { draft: PageDraft }) {
  if (state === 'conflict')
    return (
      <Banner tone="warn">
        {t('decor.conflict')}
        <Row gap={8} wrap>
          <Button size="small" kind="secondary" onClick={takeTheirs}>
            {t('decor.takeTheirs')}
          </Button>
          <Button size="small" kind="plain" onClick={saveAgain}>
            {t('decor.keepMine')}
          </Button>
        </Row>
      </Banner>
    )
  if (state !== 'failed') return null
  return (
    <Banner tone="bad">
      {problem}
      <Button size="small" kind="secondary" onClick={saveAgain}>
        {t('ui.retry')}
      </Button>
    </Banner>
  )
}

/** Undo and redo, and whether everything is saved. */
function Tools({ draft: { state, faults } }: { draft: PageDraft }) {
  const history = usePuckState(state => state.history)
  const { saved, saving } = { saved: t('decor.saved'), saving: t('decor.saving') }
  const text = state === 'faulty' ? t('decor.faulty', { count: faults.size }) : state === 'saved' ? saved : saving
  return (
    <Row gap={4} className={styles.toolbar}>
      <IconButton
        label={t('decor.undo')}
        icon={<Undo2 aria-hidden="true" size={20} />}
        disabled={!history.hasPast}
        onClick={history.back}
      />
      <IconButton
        label={t('decor.redo')}
        icon={<Redo2 aria-hidden="true" size={20} />}
        disabled={!history.hasFuture}
        onClick={history.forward}
      />
      <Text as="span" kind={state === 'faulty' ? 'error' : 'quiet'} role="status">
        {state === 'conflict' || state === 'failed' ? '' : text}
      </Text>
    </Row>
  )
}

/** The fields of the selected component, or of the page. */
function SelectedFields({ draft: { faults, page, change } }: { draft: PageDraft }) {
  const dispatch = usePuckState(state => state.dispatch)
  const selected = usePuckState(selectedIdOf)
  const fault = faults.get(faultKey(selected ?? 'root', ''))
  const heading = t(selected ? 'decor.fields' : 'decor.pageFields')
  return (
    <section className={styles.fields} aria-label={heading}>
      <Row justify="between" gap={8}>
        <h3>{heading}</h3>
        {selected && (
          <Button size="small" kind="plain" onClick={() => dispatch({ type: 'setUi', ui: { itemSelector: null } })}>
            {t('decor.pageFields')}
          </Button>
        )}
      </Row>
      {fault && <Text kind="error">{fault}</Text>}
      {!selected && page.variant && (
        <ConditionFields variant={page.variant} onChange={variant => change({ ...page, variant })} />
      )}
      <Puck.Fields />
    </section>
  )
}

/** Puts a page that has the changes of two people into the editor. */
function TakeMerged({ merged }: Pick<PageDraft, 'merged'>) {
  const dispatch = usePuckState(state => state.dispatch)
  const take = useEffectEvent((page: Page) => dispatch({ type: 'setData', data: dataOf(page) }))
  useEffect(() => {
    if (merged) take(merged)
  }, [merged])
  return null
}

interface PageEditorProps {
  saved: PagesDraft['pages'][number]
  /** Of the draft that `saved` is from. */
  revision: number
  facts: Omit<EditorFacts, 'faults'>
  /** The switch of pages and what publishes them. */
  head: ReactNode
  /** Begins again with the page as it is saved. */
  onTaken: () => void
}

/** Edits one page: its blocks, the phone that shows it, and the fields of what is selected. DECO-1 */
export function PageEditor({ saved, revision, facts, head, onTaken }: PageEditorProps) {
  const draft = usePageDraft({ shopId: facts.shopId, saved, revision, onTaken })
  const { page, faults, change } = draft
  const [config] = useState(pageConfig)
  const [data] = useState(() => dataOf(page))
  return (
    <EditorFactsContext value={{ ...facts, faults }}>
      {head}
      <SaveNote draft={draft} />
      <Puck config={config} data={data} iframe={{ enabled: false }} onChange={next => change(pageOf(page, next))}>
        <TakeMerged merged={draft.merged} />
        <KeepSelection />
        <div className={styles.editor}>
          <Stack gap={10} className={styles.side}>
            <Tools draft={draft} />
            <AddBlock page={page} />
            <Blocks />
          </Stack>
          {page.pageType === 'theme' ? <ThemePhone page={page} /> : <Phone page={page} />}
          <SelectedFields draft={draft} />
        </div>
      </Puck>
    </EditorFactsContext>
  )
}
