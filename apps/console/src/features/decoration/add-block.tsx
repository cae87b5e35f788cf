import type { DecorationKind } from '@comanda/contract/decoration'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ZONE } from './blocks.tsx'
import styles from './decoration.module.css'
import { typesOn } from './page-config.tsx'
import { usePuckState } from './puck-state.ts'
import type { Page } from './queries.ts'

const groups = ['content', 'dishes', 'stores', 'guest', 'layout', 'theme'] as const

/** Adds a component below the selected one, or at the end, and selects it. */
function useAdd() {
  const dispatch = usePuckState(state => state.dispatch)
  const content = usePuckState(state => state.appState.data.content)
  const selected = usePuckState(state => state.appState.ui.itemSelector)
  return (kind: DecorationKind) => {
    const at = selected?.index
    const index = at === undefined ? content.length : at + 1
    dispatch({ type: 'insert', componentType: kind, destinationIndex: index, destinationZone: ZONE })
    dispatch({ type: 'setUi', ui: { itemSelector: { index, zone: ZONE } } })
  }
}

/** By their names in the language of the staff. */
const byName = <T extends { kind: DecorationKind }>(types: readonly T[]): T[] =>
  types.toSorted((a, b) => t(`decor.type.${a.kind}`).localeCompare(t(`decor.type.${b.kind}`)))

interface TypesProps {
  page: Page
  onChoose: (kind: DecorationKind) => void
}

/** The types this page may have, by group, each with what it is for. */
function Types({ page, onChoose }: TypesProps) {
  const content = usePuckState(state => state.appState.data.content)
  const present = new Set(content.map(({ type }) => type))
  const types = typesOn(page).filter(({ kind, once }) => !once || !present.has(kind))
  return (
    <Stack gap={16}>
      {groups
        .map(group => ({ group, ofGroup: byName(types.filter(type => type.group === group)) }))
        .filter(({ ofGroup }) => ofGroup.length > 0)
        .map(({ group, ofGroup }) => (
          <section key={group}>
            <h3 className={styles.groupName}>{t(`decor.group.${group}`)}</h3>
            <ul className={styles.types}>
              {ofGroup.map(({ kind }) => (
                <li key={kind}>
                  <button type="button" className={styles.type} onClick={() => onChoose(kind)}>
                    <strong>{t(`decor.type.${kind}`)}</strong>
                    <span>{t(`decor.help.${kind}`)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Stack>
  )
}

/** The button that adds a component, and the sheet that lists the types. */
export function AddBlock({ page }: { page: Page }) {
  const [open, setOpen] = useState(false)
  const add = useAdd()
  return (
    <>
      <Button kind="soft" wide icon={<Plus aria-hidden="true" size={18} />} onClick={() => setOpen(true)}>
        {t('decor.add')}
      </Button>
      {open && (
        <Sheet title={t('decor.add')} onClose={() => setOpen(false)}>
          <Types
            page={page}
            onChoose={kind => {
              add(kind)
              setOpen(false)
            }}
          />
        </Sheet>
      )}
    </>
  )
}
