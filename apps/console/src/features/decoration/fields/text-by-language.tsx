import { type LocalTexts, TextInLanguages } from '../../../forms/fields/localized-field.tsx'
import { useEditorFacts } from '../facts.ts'

interface TextByLanguageProps {
  label: string
  value: LocalTexts | undefined
  max: number
  lines?: boolean
  optional?: boolean
  error: string | undefined
  onChange: (value: LocalTexts) => void
}

/** A text with one tab per language of the brand. */
export function TextByLanguage({ lines, optional, ...text }: TextByLanguageProps) {
  const { languages } = useEditorFacts()
  return <TextInLanguages {...text} languages={languages} area={lines} mayBeEmpty={optional} />
}
