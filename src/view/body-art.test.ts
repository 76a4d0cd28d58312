// Every entity kind has a picture and a colour.
import { expect, it } from 'vitest';
import { type EntityName, entityKinds } from '../simulation/entity-kinds';
import { artOf } from './body-art';

it.each(Object.keys(entityKinds) as EntityName[])('%s has a row of art', (kind) => {
  expect(artOf({ kind })).toMatchObject({ texture: expect.any(String), colour: expect.any(Number) });
});
