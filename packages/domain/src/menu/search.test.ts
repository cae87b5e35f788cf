import { describe, expect, it } from 'vitest'
import { foldText, searchFoods, searchIndex } from './search.ts'

const index = searchIndex([
  { foodId: 'latte', name: 'Caffè Latte', more: 'steamed milk and crème brûlée syrup' },
  { foodId: 'noodle', name: '红烧牛肉面', more: '招牌' },
  { foodId: 'kabsa', name: 'كَبْسَة الدَّجاج', more: 'أرز بالبهارات' },
  { foodId: 'milk', name: 'Milk tea', more: 'black tea' },
  { foodId: 'wide', name: 'ＦＵＬＬ ramen', more: '' },
])
const search = (requested: string) => searchFoods(index, requested)

describe('search', () => {
  it('Accents and case are ignored (MENU-1)', () => {
    expect(search('caffe')).toEqual(['latte'])
    expect(search('CRÈME brulee')).toEqual(['latte'])
    expect(search('full')).toEqual(['wide'])
  })

  it('Chinese is matched by any part (MENU-1)', () => {
    expect(search('牛肉')).toEqual(['noodle'])
    expect(search('面')).toEqual(['noodle'])
  })

  it('Arabic is matched without vowel signs and with any letter variant (MENU-1)', () => {
    expect(search('كبسه')).toEqual(['kabsa'])
    expect(search('ارز')).toEqual(['kabsa'])
  })

  it('Names come before descriptions, and every word must match (MENU-1)', () => {
    expect(search('milk')).toEqual(['milk', 'latte'])
    expect(search('milk tea')).toEqual(['milk'])
    expect(search('milk chicken')).toEqual([])
    expect(search('   ')).toEqual([])
  })

  it('A long hostile text costs no more than a short one (MENU-1)', () => {
    expect(search(`${'a'.repeat(50_000)}!`)).toEqual([])
    expect(foldText('a'.repeat(1000)).length).toBe(1000)
  })
})
