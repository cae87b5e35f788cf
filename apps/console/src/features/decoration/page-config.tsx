import {
  componentTypes,
  type DecorationKind,
  type EditorField,
  type EditorFields,
  type PageType,
} from '@comanda/contract/decoration'
import { t } from '@comanda/web/i18n'
import type { Config, CustomField } from '@puckeditor/core'
import { FieldEditor } from './fields/field-editor.tsx'
import { selectedIdOf, usePuckState } from './puck-state.ts'
import type { Page } from './queries.ts'

interface ValueProps {
  name: string
  editor: EditorField
  value: unknown
  onChange: (value: unknown) => void
}

/** A field of the selected component, or of the page while none is selected. */
function SelectedField({ name, editor, value, onChange }: ValueProps) {
  const id = usePuckState(selectedIdOf) ?? 'root'
  return <FieldEditor componentId={id} path={name} name={name} editor={editor} value={value} onChange={onChange} />
}

const fieldOf = (name: string, editor: EditorField): CustomField<unknown> => ({
  type: 'custom',
  render: ({ value, onChange }) => <SelectedField name={name} editor={editor} value={value} onChange={onChange} />,
})

const fieldsOf = (editor: EditorFields): Record<string, CustomField<unknown>> =>
  Object.fromEntries(Object.entries(editor).map(([name, field]) => [name, fieldOf(name, field)]))

const TITLE: EditorField = { kind: 'text', max: 80 }

/** The types of components that a page or a variant may have, by their group. A variant has the header of its page. */
export const typesOn = ({ pageType, variant }: Pick<Page, 'pageType' | 'variant'>) =>
  (Object.entries(componentTypes) as [DecorationKind, { on: readonly PageType[]; group: string; once?: true }][])
    .filter(([kind, type]) => type.on.includes(pageType) && !(variant && kind === 'storeHead'))
    .map(([kind, { group, once = false }]) => ({ kind, group, once }))

/**
 * The editor's configuration, derived from the declarations: fields, defaults and names of every type. The guest app renders the
 * page itself, in the phone's frame. DECO-1
 */
export const pageConfig = (): Config => ({
  root: { fields: { title: fieldOf('title', TITLE) } },
  components: Object.fromEntries(
    Object.entries(componentTypes).map(([kind, type]) => [
      kind,
      {
        label: t(`decor.type.${kind as DecorationKind}`),
        fields: fieldsOf(type.editor),
        defaultProps: type.defaults,
        render: () => <></>,
      },
    ]),
  ),
})
