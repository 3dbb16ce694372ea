import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three';

/** One corner of a surface. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
  readonly u: number;
  readonly v: number;
  /** Brightness of the material here, 1 unchanged. */
  readonly shade: number;
}

/** Collects corners and triangles and makes one geometry of them. */
export class Surface {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #uvs: number[] = [];
  readonly #colours: number[] = [];
  readonly #indices: number[] = [];

  /** Adds a corner and gives its number. */
  corner(corner: Corner): number {
    this.#positions.push(corner.x, corner.y, corner.z);
    this.#normals.push(corner.nx, corner.ny, corner.nz);
    this.#uvs.push(corner.u, corner.v);
    this.#colours.push(corner.shade, corner.shade, corner.shade);
    return this.#positions.length / 3 - 1;
  }

  /** A triangle that is seen from the side to which its first corner's normal points. */
  triangle(a: number, b: number, c: number): void {
    if (this.#facing(a, b, c) >= 0) this.#indices.push(a, b, c);
    else this.#indices.push(a, c, b);
  }

  /** Two triangles over corners that go round. */
  quad(a: number, b: number, c: number, d: number): void {
    this.triangle(a, b, c);
    this.triangle(a, c, d);
  }

  /** A net of rows of corners, each row as long as the first. */
  net(rows: readonly (readonly Corner[])[]): void {
    const numbers = rows.map((row) => row.map((corner) => this.corner(corner)));
    for (const [index, row] of numbers.slice(1).entries()) {
      const before = numbers[index] ?? [];
      for (let place = 1; place < row.length; place++) {
        this.quad(before[place - 1] ?? 0, row[place - 1] ?? 0, row[place] ?? 0, before[place] ?? 0);
      }
    }
  }

  build(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(this.#positions, 3));
    geometry.setAttribute('normal', new Float32BufferAttribute(this.#normals, 3));
    geometry.setAttribute('uv', new Float32BufferAttribute(this.#uvs, 2));
    geometry.setAttribute('color', new Float32BufferAttribute(this.#colours, 3));
    geometry.setIndex(this.#indices);
    return geometry;
  }

  #facing(a: number, b: number, c: number): number {
    const origin = this.#at(this.#positions, a);
    const one = this.#at(this.#positions, b).sub(origin);
    const other = this.#at(this.#positions, c).sub(origin);
    return one.cross(other).dot(this.#at(this.#normals, a));
  }

  #at(values: readonly number[], corner: number): Vector3 {
    return new Vector3(values[corner * 3], values[corner * 3 + 1], values[corner * 3 + 2]);
  }
}
