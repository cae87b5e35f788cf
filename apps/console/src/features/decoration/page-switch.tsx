import { componentTypes, type PageType, pageTypes, staffDecorationCalls as calls } from '@comanda/contract/decoration'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select, TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ErrorText } from '../../forms/fields/list-parts.tsx'
import { newId } from '../../forms/store-settings.ts'
import { goTo } from '../../platform/place.ts'
import { send } from '../../platform/send.ts'
import { ActionSheet } from '../../ui/action-sheet.tsx'
import { RemoveDialog } from '../../ui/remove-dialog.tsx'
import styles from './decoration.module.css'
import { draftKey, type Page, pageName, type PagesDraft } from './queries.ts'

/** A theme begins with all its parts, each as a brand has it that chose nothing. */
const themeParts = (): Page['components'] =>
  (['themeColours', 'themeText', 'themeShapes', 'themeDishes'] as const).map(
    kind => ({ kind, id: kind, ...componentTypes[kind].defaults }) as Page['components'][number],
  )

interface SwitchProps {
  shopId: number
  draft: PagesDraft
  page: Page | undefined
}

/** A new page: a missing one of the app, or one of the brand's own with a name. */
function NewPage({ shopId, draft, onClose }: Omit<SwitchProps, 'page'> & { onClose: () => void }) {
  const client = useQueryClient()
  const missing = pageTypes.filter(type => type !== 'custom' && draft.pages.every(({ page }) => page.pageType !== type))
  const [pageType, setPageType] = useState<PageType>('custom')
  const [name, setName] = useState('')
  const creation = useMutation({
    mutationFn() {
      const title = { [draft.languages[0] ?? 'en_US']: pageType === 'custom' ? name : t(`decor.page.${pageType}`) }
      const decorationPageId = pageType === 'custom' ? newId('page') : pageType
      const page: Page = { decorationPageId, pageType, title, components: pageType === 'theme' ? themeParts() : [] }
      return send(calls.saveDecorationPage, { shopId, mark: '', page }).then(() => decorationPageId)
    },
    async onSuccess(decorationPageId) {
      await client.invalidateQueries({ queryKey: draftKey(shopId) })
      goTo('pages', decorationPageId)
      onClose()
    },
  })
  return (
    <ActionSheet
      title={t('decor.newPage')}
      action={t('decor.create')}
      busy={creation.isPending}
      ready={pageType !== 'custom' || name.trim() !== ''}
      onAction={() => creation.mutate()}
      onClose={onClose}
    >
      {missing.length > 0 && (
        <Field label={t('decor.pageType')}>
          <Select
            value={pageType}
            onChange={event => setPageType(pageTypes.find(type => type === event.target.value) ?? 'custom')}
          >
            {(['custom', ...missing] as const).map(type => (
              <option key={type} value={type}>
                {t(`decor.page.${type}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {pageType === 'custom' && (
        <Field label={t('decor.pageName')}>
          <TextInput value={name} maxLength={80} onChange={event => setName(event.target.value)} />
        </Field>
      )}
      <ErrorText>{creation.error?.message}</ErrorText>
    </ActionSheet>
  )
}

/** Each page with its variants below it. */
const inOrder = (pages: readonly Page[]): Page[] =>
  pages
    .filter(page => !page.variant)
    .flatMap(page => [page, ...pages.filter(one => one.variant?.of === page.decorationPageId)])

/** Which page is edited; a new one; and for a page of the brand's own the button that deletes it. */
export function PageSwitch({ shopId, draft, page }: SwitchProps) {
  const client = useQueryClient()
  const [creating, setCreating] = useState(false)
  const own = page?.pageType === 'custom' || page?.variant ? draft.pages.find(one => one.page === page) : undefined
  return (
    <Row gap={8} wrap align="end" className={styles.switch}>
      <Field label={t('decor.pageShown')} labelHidden>
        <Select value={page?.decorationPageId ?? ''} onChange={event => goTo('pages', event.target.value)}>
          {inOrder(draft.pages.map(one => one.page)).map(one => (
            <option key={one.decorationPageId} value={one.decorationPageId}>
              {pageName(one)}
            </option>
          ))}
        </Select>
      </Field>
      <Button kind="soft" icon={<Plus aria-hidden="true" size={18} />} onClick={() => setCreating(true)}>
        {t('decor.newPage')}
      </Button>
      {own && (
        <RemoveDialog
          key={own.mark}
          call={calls.removeDecorationPage}
          request={{ shopId, mark: own.mark, decorationPageId: own.page.decorationPageId }}
          label={t('decor.deletePage')}
          title={t('decor.deleteTitle', { name: pageName(own.page) })}
          hint={t(own.page.variant ? 'decor.deleteVariantHint' : 'decor.deleteHint')}
          onRemoved={() => {
            goTo('pages', own.page.variant?.of)
            void client.invalidateQueries({ queryKey: draftKey(shopId) })
          }}
        />
      )}
      {creating && <NewPage shopId={shopId} draft={draft} onClose={() => setCreating(false)} />}
    </Row>
  )
}
