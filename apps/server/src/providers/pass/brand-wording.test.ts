import type { PassContent } from '@comanda/domain/pass'
import { expect, test } from 'vitest'
import { appleTexts } from './apple/texts.ts'
import { googleObject } from './google/resources.ts'

const content = {
  kind: 'MEMBER_CARD',
  groupId: 'circle',
  title: { en_US: 'Circle', fr: 'Le Cercle' },
  background: '#000000',
  foreground: '#ffffff',
  isVoid: false,
  fields: [{ label: 'level', place: 'header', value: { kind: 'text', text: { en_US: 'Gold', fr: 'Or' } } }],
} as unknown as PassContent

const brand = {
  corporationId: 1,
  name: { en_US: 'Harbour' },
  logoUrl: 'https://harbour.example/logo.png',
  texts: {
    languages: ['en_US', 'fr'],
    texts: { fr: { 'walletPass.level': 'Niveau' }, en_US: { 'walletPass.kind.MEMBER_CARD': 'Club card' } },
  },
}

test('A pass for Apple Wallet is also in a language that the brand added, in its own wording (SETUP-7, CARD-9)', () => {
  const texts = new Map(appleTexts(content, brand))
  expect([...texts.keys()]).toEqual(['en', 'zh-Hans', 'ar', 'fr'])
  expect(texts.get('fr')).toMatchObject({ Level: 'Niveau', Gold: 'Or', 'Member card': 'Club card' })
  expect(texts.get('en')).toMatchObject({ Level: 'Level', 'Member card': 'Club card' })
  expect(texts.get('zh-Hans')).toMatchObject({ Level: '等级' })
})

test('A pass for Google Wallet is also in a language that the brand added, in its own wording (SETUP-7, CARD-9)', () => {
  const { textModulesData } = googleObject('1', content, 's', brand) as {
    textModulesData: { localizedHeader: { translatedValues: object[] } }[]
  }
  expect(textModulesData[0]?.localizedHeader.translatedValues).toContainEqual({ language: 'fr', value: 'Niveau' })
})
