/** A bare menu: React draws a list of dishes, the minimum cost of a React page. */
import { createElement as draw, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

interface Dish {
  foodId: string
  displayName: { en_US: string }
  price: number
}

interface Menu {
  data: { items: Dish[] }
}

const ASK = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"shopId":9001}' }

function Page() {
  const [dishes, setDishes] = useState<Dish[]>([])
  const [taken, take] = useState(0)
  useEffect(() => {
    fetch('/api/menu/queryAllMenus', ASK)
      .then(answer => answer.json() as Promise<Menu>)
      .then(menu => setDishes(menu.data.items))
      .catch(() => {})
  }, [])
  const row = (dish: Dish) =>
    draw(
      'li',
      { key: dish.foodId },
      draw('h3', null, dish.displayName.en_US),
      draw('p', null, dish.price),
      draw('button', { type: 'button', 'aria-haspopup': 'dialog', onClick: () => take(count => count + 1) }, 'Choose'),
    )
  return draw('main', null, draw('p', null, taken), draw('ul', null, dishes.map(row)))
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(draw(Page))
