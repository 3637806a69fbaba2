/**
 * `npm run sbom`: the software bill of materials, every package that package-lock.json holds, in
 * CycloneDX's form, into `.cache/sbom.cdx.json`. npm's own `npm sbom` stops at packages that another one
 * asks for by a tag ("latest"), as Lighthouse does. No time and no serial number: one lock file makes one
 * bill.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStarted, root, runScript } from './processes.ts';

/** What an entry of the lock file says of a package. */
type Locked = {
  version?: string | undefined;
  integrity?: string | undefined;
  license?: string | undefined;
  dev?: boolean | undefined;
  optional?: boolean | undefined;
  link?: boolean | undefined;
};
type Lock = { name?: string; version?: string; packages: Readonly<Record<string, Locked>> };

const FILE = join(root, '.cache', 'sbom.cdx.json');
const ALGORITHMS: Readonly<Record<string, string>> = { sha1: 'SHA-1', sha512: 'SHA-512' };

/** A package's address as https://github.com/package-url/purl-spec writes it. */
const purlOf = (name: string, version: string) =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

function hashesOf(integrity = ''): { alg: string; content: string }[] {
  return integrity.split(' ').flatMap((entry) => {
    const [algorithm = '', digest = ''] = entry.split(/-(.*)/s);
    const alg = ALGORITHMS[algorithm];
    return alg ? [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }] : [];
  });
}

/**
 * The bill of a lock file.
 *
 * @returns CycloneDX 1.6, each package once, by its name and version; what a visitor's page or the build is
 *   made with is `required`, what only checks and tools need is `excluded`.
 */
export function billOfMaterials({ name = '', version = '', packages }: Lock) {
  const components = new Map(
    Object.entries(packages).flatMap(([path, locked]) => {
      const packageName = path.split('node_modules/').at(-1) ?? '';
      if (path === '' || locked.link || !locked.version) return [];
      const purl = purlOf(packageName, locked.version);
      const component = {
        type: 'library',
        'bom-ref': purl,
        name: packageName,
        version: locked.version,
        scope: locked.dev ? 'excluded' : locked.optional ? 'optional' : 'required',
        purl,
        hashes: hashesOf(locked.integrity),
        licenses: locked.license ? [{ license: { name: locked.license } }] : [],
      };
      return [[purl, component] as const];
    }),
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version },
    },
    components: [...components.keys()].sort().map((purl) => components.get(purl)),
  };
}

if (isStarted(import.meta.url)) {
  runScript(async () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
    const bill = billOfMaterials(lock);
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(FILE, `${JSON.stringify(bill, null, 2)}\n`);
    console.log(`${bill.components.length} packages are listed in ${FILE}.`);
  });
}
