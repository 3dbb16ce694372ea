import { InstancedMesh, Mesh, Texture, type Material, type Scene } from 'three';

/**
 * Lets go of all that a lost context held, while that can be done in silence: the renderer would else try to delete it
 * from the context that came back. The next frame makes everything anew.
 */
export function forgetUploads(scene: Scene): void {
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    if (object instanceof InstancedMesh) object.dispose();
    const materials: readonly Material[] = [object.material].flat();
    for (const material of materials) forgetMaterial(material);
    object.geometry.dispose();
    object.customDepthMaterial?.dispose();
  });
}

function forgetMaterial(material: Material): void {
  if ('map' in material && material.map instanceof Texture) material.map.dispose();
  material.dispose();
}
