import type { EditorField } from '@comanda/contract/decoration'
import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { Picks } from '../../../forms/fields/choice-fields.tsx'
import { useEditorFacts } from '../facts.ts'
import { faultKey } from '../page-data.ts'
import { ColourField } from './colour-field.tsx'
import { ListField } from './list-field.tsx'
import { PictureField } from './picture-field.tsx'
import { RatioField } from './ratio-field.tsx'
import { InstantInput, NumberInput, SelectField } from './simple-fields.tsx'
import { TextByLanguage } from './text-by-language.tsx'
import { VideoField } from './video-field.tsx'

interface FieldEditorProps {
  /** The component, or `root` for the page. */
  componentId: string
  /** The path in the component: `cards.0.title`. */
  path: string
  name: string
  editor: EditorField
  value: unknown
  onChange: (value: unknown) => void
}

type Common = Pick<FieldEditorProps, 'onChange'> & { label: string; error: string | undefined; optional: boolean }

/** The texts of fields and options are checked against the declarations by a test. */
const text = (key: string): string => t(key as MessageKey)
const optionsOf = (name: string, options: readonly string[]) =>
  options.map(option => [option, text(`decor.choice.${name}.${option}`)] as const)

/** Fields that choose one or several of what there is. */
function Chosen({
  editor,
  name,
  value,
  ...common
}: Omit<FieldEditorProps, 'path' | 'componentId'> & Common): ReactNode {
  const facts = useEditorFacts()
  const list = (value as string[] | undefined) ?? []
  switch (editor.kind) {
    case 'link':
      return <SelectField {...common} value={value as string} options={facts.links} none={t('decor.noLink')} />
    case 'choice':
      return <SelectField {...common} value={value as string} options={optionsOf(name, editor.options)} />
    case 'store':
      return (
        <SelectField {...common} value={value as number} options={[[0, t('decor.nearestStore')], ...facts.stores]} />
      )
    case 'occasion':
      return (
        <SelectField {...common} value={value as string} options={facts.occasions} none={t('decor.allOccasions')} />
      )
    case 'choices':
      return (
        <Picks
          legend={common.label}
          {...(common.error !== undefined && { error: common.error })}
          options={optionsOf(name, editor.options)}
          chosen={list}
          onChange={common.onChange}
        />
      )
    case 'dishes':
      return <Picks legend={common.label} options={facts.dishes} chosen={list} onChange={common.onChange} />
    default:
      return null
  }
}

/** The entries of a list with their fields. */
function Entries({ componentId, path, editor, value, label, error, onChange }: FieldEditorProps & Common) {
  if (editor.kind !== 'list') return null
  return (
    <ListField
      label={label}
      error={error}
      editor={editor}
      value={(value as Readonly<Record<string, unknown>>[] | undefined) ?? []}
      onChange={onChange}
    >
      {(entry, at, change) => (
        <Stack gap={12}>
          {Object.entries(editor.fields).map(([name, inner]) => (
            <FieldEditor
              key={name}
              componentId={componentId}
              path={`${path}.${at}.${name}`}
              name={name}
              editor={inner}
              value={entry[name]}
              onChange={next => change({ ...entry, [name]: next })}
            />
          ))}
        </Stack>
      )}
    </ListField>
  )
}

/** The input for a field, with its error. */
export function FieldEditor(props: FieldEditorProps): ReactNode {
  const { componentId, path, name, editor, value, onChange } = props
  const { faults } = useEditorFacts()
  const error = faults.get(faultKey(componentId, path))
  const common: Common = { label: text(`decor.field.${name}`), error, optional: editor.optional === true, onChange }
  switch (editor.kind) {
    case 'text':
      return <TextByLanguage {...common} value={value as never} max={editor.max} lines={editor.lines === true} />
    case 'picture':
      return <PictureField {...common} square={editor.square === true} value={value as string} />
    case 'video':
      return <VideoField {...common} value={value as string} />
    case 'colour':
      return <ColourField {...common} name={name} value={value as string} />
    case 'number':
      return <NumberInput {...common} value={value as number} min={editor.min} max={editor.max} />
    case 'ratio':
      return <RatioField {...common} value={value as number} />
    case 'instant':
      return <InstantInput {...common} value={value as string} />
    case 'list':
      return <Entries {...props} {...common} />
    default:
      return <Chosen {...common} name={name} editor={editor} value={value} />
  }
}
